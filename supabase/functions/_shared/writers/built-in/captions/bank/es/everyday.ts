/** Kinds of everyday things: an umbrella, small animals, the market, the heat. */
export const everyday = `
== umbrella ☂️
under: moda
nouns: paraguas, paragüero, paraguas plegable, paraguas transparente
tags: Paraguas, DíasDeLluvia, PrepararseParaTodo
turn:
{K}. Si lo saco, no llueve. Es ciencia de andar por casa.
Basta con dejarlo en casa para que el cielo tome nota.
Se compra con sol, se busca con prisa y se pierde en el autobús.
{K}. El único objeto que cambia de dueño sin que nadie lo robe.
reader:
¿Cuántos paraguas has perdido ya, y cuántos has "encontrado"?
¿Lo llevas siempre encima o confías en las nubes?
scene:
Una ráfaga, un giro, y todo del revés: {k}.
"¿Cabemos?" Cabemos, con medio hombro mojado por cabeza.
plain:
{K}. Una casa pequeña para salir a la calle.
La previsión es cosa de otros, la calma es llevarlo encima.
news:
{K}. Las nubes ya se han enterado.
invite:
{K}. Ven a elegir antes de que te haga falta.
Pensado para cuando el cielo se pone pesado.

== small-animals 🦔
nouns: erizo, erizos, caracol, caracoles de jardín, ardilla, ardillas, conejo, conejos, conejito, conejitos, hámster
nouns: cobaya, cobayas, tortuga, tortugas, mariposa, mariposas, mariquita, mariquitas, rana, ranas, abeja, abejas
nouns: lagartija
tags: Animales, AnimalesBonitos, Naturaleza
turn:
{K}. Tan poca estatura y tanto que hacer.
No molesta, no opina y se lleva toda la atención.
{K}. Agenda llena, tamaño bolsillo.
El grande aquí soy yo, y soy quien habla bajito para no asustar.
reader:
¿Tú también avisas a todos cuando ves uno?
¿Qué bicho te hacía parar en seco en tu infancia?
scene:
"No te muevas." "¿Por qué?" "Mira." {K}.
De rodillas en el suelo, sin respirar, por pura curiosidad.
plain:
{K}. Lo pequeño también llena un día.
Hay que agacharse un poco para ver lo mejor.
news:
{K}. La noticia corre a ras de suelo.

== cycling 🚲
under: deporte
nouns: bici, bicis, bicicleta, bicicletas, ciclismo, ruta en bici, paseo en bici, bici eléctrica
nouns: bicicleta eléctrica, bici de montaña, bicicleta de montaña, ciclista, ciclistas, carril bici
nouns: taller de bicicletas, pedales, pedalear
tags: Bici, Ciclismo, SobreRuedas
turn:
{K}. Cuesta arriba se piensa mucho. Cuesta abajo, nada.
El viento siempre viene de cara. El de vuelta, también.
Nada de atascos y mucha opinión sobre los baches.
{K}. Las piernas protestan y la cabeza da las gracias.
reader:
¿Timbre amable o timbre con carácter?
¿Quién aprendió a montar con alguien corriendo detrás?
scene:
"¡No me sueltes!" Y hacía rato que nadie sujetaba.
Casco torcido, cara de viento: {k}.
plain:
{K}. La ciudad tiene otro tamaño desde el sillín.
Pedalear es pensar con las piernas.
news:
{K}. La cadena está que brilla.
invite:
{K}. Hincha las ruedas y vente.
El candado lo pones tú, las ganas también.

== hiking 🥾
under: viaje
nouns: senderismo, ruta de senderismo, excursión, excursiones, caminata, caminatas, montaña, montañas, cumbre
nouns: cumbres, trekking, sendero, senderos, refugio de montaña, subida al pico, sierra, bosque, bosques
tags: Senderismo, Montaña, AlAireLibre
turn:
{K}. "Ya falta poco", dijo quien no había mirado el mapa.
La cima no se mueve. Por desgracia, tampoco se acerca.
{K}. El bocadillo sabe distinto cuando hay que subirlo.
Arriba hay vistas, abajo hay sofá, y aun así se sube.
reader:
¿Mapa, móvil o "yo creo que es por aquí"?
¿Qué metes en la mochila que no falla nunca?
scene:
Botas con barro, cara de satisfacción: {k}.
"¿Queda mucho?" "Una curva." Siempre queda una curva.
plain:
{K}. El ruido se queda en el aparcamiento.
Un pie, luego el otro, y la cabeza se va ordenando.
news:
{K}. Las botas todavía lo comentan.
invite:
{K}. Trae agua, ganas y un calzado que te quiera bien.
Apúntate, que cuesta arriba se habla menos y se ríe más.

== hair 💇
under: belleza
nouns: pelo, corte de pelo, peluquería, peluquerías, peluquera, peluquero, flequillo, mechas, tinte, peinado
nouns: peinados, rizos, melena, trenza, trenzas, moño, coleta, salón de peluquería, corte y peinado, balayage
tags: Pelo, Peluquería, CambioDeLook
turn:
{K}. El viento ya está avisado.
"Un cambio pequeño", dije. El suelo cuenta otra historia.
{K}. De repente todos los escaparates son espejos.
El pelo crece. El valor de entrar, también.
reader:
¿Flequillo sí o te acuerdas de la última vez?
¿Sales de la peluquería y te peinas en casa? Sé sincero.
scene:
Capa puesta, revista en las rodillas, confidencias en marcha.
La silla gira, silencio, sonrisa: {k}.
plain:
{K}. Hay días que se arreglan empezando por arriba.
Salir con la cabeza más ligera no es una metáfora.
news:
{K}. El cepillo se ha quedado sin excusas.
invite:
{K}. Tú cierras los ojos, del resto se encargan las tijeras.
Siéntate, que aquí se escucha mejor que en muchos sitios.

== books 📚
under: arte
nouns: libro, libros, lectura, lecturas, novela, novelas, librería, librerías, biblioteca, bibliotecas
nouns: club de lectura, leer, poesía, cuentos, libro de poemas, cómic, cómics, lector, lectora, feria del libro
nouns: tarde de lectura
tags: Libros, Lectura, Leer
turn:
{K}. La pila de pendientes ya tiene vistas.
Un capítulo y a dormir. El capítulo no estaba de acuerdo.
{K}. Comprar libros y leerlos son aficiones distintas.
Prestar un libro es despedirse con educación.
reader:
¿Doblas la esquina o usas marcapáginas? Aquí no juzgamos. Mucho.
¿Qué libro defenderías en una cena hasta el postre?
scene:
"¿Me estás escuchando?" "Espera, que acabo la página." {K}.
Luz pequeña, casa dormida, y alguien que aún pasa hojas.
plain:
{K}. Irse lejos sin levantarse del sillón.
Hay páginas que llegan justo cuando hacen falta.
news:
{K}. La estantería se aprieta un poco más.
invite:
{K}. Ven a curiosear, que los lomos también se leen.
Entra por uno y sal con la historia que no buscabas.

== concert 🎶
under: arte
nouns: concierto, conciertos, música, música en directo, guitarra, guitarras, piano, violín, batería, banda, coro
nouns: coros, orquesta, canción, canciones, ensayo, festival de música, karaoke, clases de guitarra
nouns: clases de música, vinilo, vinilos
tags: Música, MúsicaEnDirecto, Melómanos
turn:
{K}. El estribillo ya no se va de casa.
Los vecinos no pidieron bis, pero tampoco se quejaron. Mucho.
{K}. Desafinar también es una forma de participar.
El pie empezó solo. El resto no tardó.
reader:
¿Qué canción te sabes entera sin haberlo querido?
¿Cantas en el coche como si hubiera público?
scene:
Un acorde, una pausa, todos a la vez: {k}.
"Otra, otra." Y siempre hay otra.
plain:
{K}. Lo que no sabemos decir, suena.
Unas notas y la tarde ya es otra.
news:
{K}. El tarareo es oficialmente contagioso.
invite:
{K}. Ven con oído o solo con ganas, las dos cosas sirven.
Trae a quien siempre marca el ritmo en la mesa.

== running 🏃
under: deporte
nouns: correr, carrera, carreras, carrera popular, running, maratón, media maratón, corredor, corredora, corredores
nouns: trote, 10k, 5k, entreno de running, dorsal, salir a correr
tags: Running, Correr, Corredores
turn:
{K}. Lo peor son los primeros minutos y los siguientes.
Salí a despejarme y volví con una teoría para todo.
{K}. Mis rodillas piden que conste su desacuerdo.
Nadie me persigue, y aun así.
reader:
¿Con música, con alguien o con tus pensamientos?
¿En qué momento exacto te preguntas por qué?
scene:
Cordones, reloj, suspiro: {k}.
"¿Qué tal?" Pulgar arriba, que hablar no se puede.
plain:
{K}. Cansa el cuerpo y descansa lo demás.
La meta está bien, pero lo bonito es la ducha.
news:
{K}. Las zapatillas piden un día libre.
invite:
{K}. Cada cual a su ritmo, que el camino es el mismo.
Vente, que juntos las cuestas se discuten menos.

== jewelry ✨
under: moda
nouns: joyas, joya, pendientes, pendiente, collar, collares, anillo, anillos, pulsera, pulseras, broche, broches
nouns: joyería, joyerías, bisutería, alianza, alianzas, colgante, colgantes
tags: Joyas, Joyería, Detalles
turn:
{K}. Poco tamaño, mucha conversación.
El resto del conjunto se decide después.
{K}. Hasta el chándal se ha enderezado.
Lo pequeño también entra primero en una habitación.
reader:
¿Joya de no quitarse nunca o de días señalados?
¿Qué joya de tu familia tiene una historia detrás?
scene:
"¿Y eso es nuevo?" Por fin alguien lo pregunta.
Cajita, silencio, "¿es para mí?": {k}.
plain:
{K}. Un brillo pequeño que acompaña todo el día.
Hay detalles que cuentan más que un vestido.
news:
{K}. El joyero exige una ampliación.
invite:
{K}. Ven a probar, que el espejo no muerde.
Para regalar, o para dejar una pista bien a la vista.

== baby 🍼
under: familia
nouns: bebé, bebés, recién nacido, recién nacida, bebita, bebito, baby shower, cochecito, chupete, biberón, cuna
nouns: sonajero, pañales, babero, baberos, ropita de bebé, mantita de bebé
tags: Bebé, VidaConBebé, Familia
turn:
{K}. Pesa poquísimo y lo ocupa todo.
La casa tiene nueva jefatura y no atiende por teléfono.
{K}. Ahora hasta los calcetines dan ternura.
Dormir era esa cosa que hacíamos.
reader:
¿A quién se parece? Abrimos debate familiar.
¿Qué nana te sabes sin saber de dónde?
scene:
Pasos de puntillas, puerta entornada: {k}.
"Por fin duerme." Cruje una baldosa.
plain:
{K}. Manos diminutas, corazones enormes.
Se mira un rato y se olvida todo lo demás.
news:
{K}. En casa todos hablan ya en voz bajita.
invite:
{K}. Pásate a mirar cosas pequeñitas y a suspirar.
Ven a elegir algo para el regazo más nuevo de la familia.

== grandparents ❤️
under: familia
nouns: abuela, abuelo, abuelos, abuelas, abuelita, abuelito, yaya, yayo, mi abuela, mi abuelo, casa de la abuela
nouns: casa de los abuelos, nietos, nieto, nieta
tags: Abuelos, Familia, AmorDeAbuela
turn:
{K}. El "no quiero más" aquí no está en el idioma.
Las normas de casa terminan en su puerta.
{K}. Hay recetas que no se escriben para que haya que volver.
En ese bolsillo siempre hay un caramelo y un pañuelo.
reader:
¿Qué frase suya se te escapa ya a ti?
¿A qué huele esa cocina en tu memoria?
scene:
"¿Has comido?" "Sí." "Pues siéntate." {K}.
La misma historia otra vez, y nadie la interrumpe.
plain:
{K}. Tiempo, mimo y una silla siempre libre.
Hay abrazos que llevan delantal.
news:
{K}. Ya lo sabe medio vecindario.

== exams ✏️
under: trabajo
nouns: examen, exámenes, selectividad, oposiciones, oposición, universidad, carrera universitaria, graduación
nouns: título, notas, matrícula, apuntes, estudios, deberes, instituto, trabajo de fin de grado, máster, estudiar
tags: Estudiar, VidaDeEstudiante, Exámenes
turn:
{K}. Nunca la habitación ha estado tan ordenada.
El subrayador ha trabajado más que nadie.
{K}. Los apuntes están. Falta que pasen a la cabeza.
Estudiar es mirar por la ventana con un boli en la mano.
reader:
¿Con silencio, con música o con el agua al cuello?
¿Qué entraba seguro y al final no entró?
scene:
"¿Te lo sabes?" "Me suena." {K}.
Folios, café y un "último repaso" bastante optimista.
plain:
{K}. Detrás hay muchas horas que no se ven.
Todo ánimo es poco, así que va otro.
news:
{K}. Los apuntes merecen unas vacaciones.
invite:
{K}. Ven a preguntar, que las dudas no mueren solas.

== train 🚆
under: viaje
nouns: tren, trenes, viaje en tren, estación de tren, andén, tranvía, interrail, cercanías, vagón, billete de tren
tags: EnTren, Viajar, EnRuta
turn:
{K}. El paisaje pasa y los problemas también.
Llegué pronto, que es mi manera de no llegar tarde.
{K}. El mejor libro era la ventana.
Se viaja sentado, pero la cabeza va por delante.
reader:
¿Ventana para mirar o pasillo para escapar?
¿Hablas con quien va al lado o te pones los cascos por si acaso?
scene:
Frente apoyada en el cristal: {k}.
"¿Este asiento está libre?" Y así empiezan algunas historias.
plain:
{K}. Un rato entre un sitio y otro, sin tener que estar en ninguno.
Mirar por la ventana también es hacer algo.
news:
{K}. El reloj de la estación lo ha visto todo.

== garden 🌱
under: planta
nouns: jardín, jardines, huerto, huertos, huerta, huerto urbano, tomates del huerto, semillero, semillas, césped
nouns: árbol frutal, árboles frutales, jardinería, jardinero, vivero, viveros, cosecha, esquejes, lavanda, romero
tags: Huerto, Jardín, Jardinería
turn:
{K}. La naturaleza pone el plan, yo pongo la espalda.
Salí a quitar una hierba y se hizo de noche.
{K}. Los caracoles opinan que está todo muy rico.
Se siembra con ilusión y se espera con otra cosa.
reader:
¿Qué te ha crecido sin plantarlo, y qué no hay manera?
¿Le hablas a lo que siembras? Con sinceridad.
scene:
Rodillas verdes, uñas negras, sonrisa ancha: {k}.
"Mira, ha salido." Y viene toda la casa a ver una hojita.
plain:
{K}. Las prisas aquí no crecen.
Lo que uno riega le sabe mejor.
news:
{K}. La regadera está orgullosa.
invite:
{K}. Ven a mirar y acabarás con tierra en los bolsillos.
Para quien quiere ver crecer algo que no sea la lista de tareas.

== market 🧺
under: comida
nouns: mercado, mercados, mercadillo, mercadillos, frutería, fruterías, fruta, frutas, verdura, verduras
nouns: fruta de temporada, cesta de verduras, puesto del mercado, rastro, tomates, fresas, cerezas, naranjas
nouns: melocotones, sandía, melón
tags: Mercado, Fruta, DelMercado
turn:
{K}. Fui con lista. Volví con cuento.
"Solo vengo a mirar." La bolsa ya no cierra.
{K}. Los colores hacen la mitad de la compra.
En el puesto saben mi nombre y mis debilidades.
reader:
¿Tocas, hueles o te fías?
¿Quién es de probar antes de pagar? Esa mano.
scene:
"Pruebe, pruebe, sin compromiso." Palabras peligrosas: {k}.
Carro lleno, conversación pendiente, nadie con prisa.
plain:
{K}. Aquí la compra también es charla.
Se llena la cesta y, de paso, el rato.
news:
{K}. La nevera se ha puesto colorida.
invite:
{K}. Ven con cesta y sin prisa.
Pregunta lo que quieras, que aquí se responde con receta.

== beer-and-wine 🥂
under: amigos
nouns: cerveza, cervezas, caña, cañas, cerveza artesana, cervecería, vino, vinos, vino tinto, vino blanco
nouns: cata de vinos, bodega, bodegas, cava, sidra, sangría, vino de la casa, vendimia
tags: Brindis, Vino, Cerveza
turn:
{K}. Una conversación que empieza con "¿qué tomas?".
Entiendo de esto lo justo: me gusta o me gusta mucho.
{K}. El brindis se improvisa, las ganas no.
Nadie recuerda de qué hablábamos, pero estábamos de acuerdo.
reader:
¿Con algo de picar o con algo de qué hablar?
¿Quién brinda en tu mesa, y por qué se alarga tanto?
scene:
Cristal contra cristal, miradas arriba: {k}.
"Por nosotros." Y ya está dicho todo.
plain:
{K}. Sabe a que no hay prisa.
Lo bueno está en la copa y lo mejor alrededor.
news:
{K}. La mesa ya está de celebración.
invite:
{K}. Ven a brindar por lo que sea, algo encontraremos.
Trae a alguien con quien merezca la pena alargar la mesa.

== heat ☀️
under: tiempo
nouns: calor, ola de calor, sol, verano, veranos, bochorno, calorcito, ventilador, abanico, abanicos
nouns: siesta de verano, noche de verano, días de sol, sol de verano
tags: Verano, Calor, Sol
turn:
{K}. La sombra es el nuevo centro de la ciudad.
Mi plan: moverme poco y quejarme con elegancia.
{K}. El hielo ya es de la familia.
Abrí la nevera para pensar un rato.
reader:
¿Persiana bajada o terraza hasta las tantas?
¿Piscina, río o pies en un barreño? Sin vergüenza.
scene:
Abanico, persiana y silencio de siesta: {k}.
"Yo soy más de calor", dijo alguien, y se derritió.
plain:
{K}. Los días se estiran y la gente también.
Con un poco de sombra y algo frío, todo va mejor.
news:
{K}. El ventilador ha pedido un ascenso.
`;
