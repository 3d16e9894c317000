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

== small-animals 🐾
nouns: luciérnaga, luciérnagas, libélula, cigarra, cigarras, erizo, erizos, caracol, caracoles de jardín, ardilla
nouns: ardillas, conejo, conejos, conejito, conejitos, hámster, cobaya, cobayas, tortuga, tortugas, mariposa
nouns: mariposas, mariquita, mariquitas, rana, ranas, abeja, abejas, lagartija
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
nouns: ruta, rutas, senderismo, ruta de senderismo, excursión, excursiones, caminata, caminatas, montaña, montañas
nouns: cumbre, cumbres, trekking, sendero, senderos, refugio de montaña, subida al pico, sierra, bosque, bosques
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
nouns: flauta, trompeta, tambor, acordeón, pandereta, playlist, concierto, conciertos, música, música en directo
nouns: guitarra, guitarras, piano, violín, batería, banda, coro, coros, orquesta, canción, canciones, ensayo
nouns: festival de música, karaoke, clases de guitarra, clases de música, vinilo, vinilos
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
nouns: ha nacido, ya ha nacido, ha nacido mi nieta, ha nacido mi nieto, ha nacido mi hija, ha nacido mi hijo
nouns: nació mi nieta, nació mi hija, bebé, bebés, recién nacido, recién nacida, bebita, bebito, baby shower
nouns: cochecito, chupete, biberón, cuna, sonajero, pañales, babero, baberos, ropita de bebé, mantita de bebé
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
nouns: casa de los abuelos
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
nouns: regadera, carretilla, rastrillo, pala, cortacésped, manguera, invernadero, casita de pájaros, colmenas
nouns: jardín, jardines, huerto, huertos, huerta, huerto urbano, tomates del huerto, semillero, semillas, césped
nouns: árbol frutal, árboles frutales, jardinería, vivero, viveros, cosecha, esquejes, lavanda, romero
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
nouns: limón, limones, tomate, tomates, naranja, plátano, plátanos, manzana, manzanas, pera, peras, ciruela
nouns: ciruelas, uva, uvas, higo, higos, albaricoque, piña, mango, aguacate, aguacates, frambuesas, arándanos, kiwi
nouns: pepino, zanahoria, zanahorias, cebolla, cebollas, ajo, pimiento, pimientos, berenjena, calabacín, calabacines
nouns: patata, patatas, lechuga, espinacas, brócoli, coliflor, alcachofas, espárragos, remolacha, mandarinas
nouns: granada, cereza, fresa, mercado, mercados, mercadillo, mercadillos, frutería, fruterías, fruta, frutas
nouns: verdura, verduras, fruta de temporada, cesta de verduras, puesto del mercado, fresas, cerezas, naranjas
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

== summer ☀️
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

== tea 🫖
under: coffee
nouns: té, tés, infusión, infusiones, tetera, manzanilla, menta poleo, té verde, té negro, té helado, taza de té
nouns: mate, yerba mate, matcha, poleo, rooibos, hora del té
tags: Té, HoraDelTé, UnRatito
turn:
{K}. No arregla nada y mejora casi todo.
Quema, quema, quema, frío. Nunca hay un momento intermedio.
{K}. La prisa se ha quedado en la puerta de la cocina.
Me lo dejé en algún sitio de la casa. Aparecerá.
reader:
¿Respetas el tiempo de infusión o te puede la impaciencia?
¿Quién te enseñó que esto lo cura todo, de la tripa al desamor?
scene:
Vapor, manos alrededor y un silencio de los buenos: {k}.
"Pongo agua a calentar." Ya hay conversación.
plain:
{K}. Una pausa que cabe entre las manos.
Las charlas largas empiezan muchas veces por el agua caliente.
{K}. Despacio también se entra en calor.
news:
{K}. El hervidor silba de orgullo.
invite:
{K}. El agua ya casi hierve, solo faltas tú.
Siéntate, que aquí la charla dura más que la taza.

== cheese 🧀
under: comida
nouns: queso, quesos, queso manchego, manchego, queso de cabra, queso fresco, quesería, tabla de quesos
nouns: queso curado, queso azul, parmesano, mozzarella, burrata, fondue, quesadilla, quesadillas, provolone
tags: Queso, AmorAlQueso, ParaPicar
turn:
{K}. Corté una loncha fina. La loncha fina no fue suficiente.
Quedaba pan, así que cortamos más. Y entonces faltó pan.
{K}. La prudencia no se sienta en esta mesa.
Nadie se levanta de madrugada a mirar la lechuga.
reader:
¿Con membrillo, con pan o directamente del cuchillo?
¿Tú cortas recto o vas robando por las esquinas?
scene:
Cuchillo en mano, "solo para emparejar": {k}.
La nevera se abre y toda la casa finge que duerme.
plain:
{K}. Poca ceremonia y mucha alegría.
Lo que se funde acerca a la gente.
news:
{K}. La tabla ya está en la mesa.
invite:
{K}. Prueba primero, decide después, repite al final.
Dinos qué te gusta y te llevamos un paso más allá.

== breakfast 🍳
under: comida
nouns: desayuno, desayunos, brunch, tostada, tostadas, huevo, huevos, huevos fritos, huevos rotos, huevos revueltos
nouns: tortitas, granola, yogur, zumo, zumo de naranja, avena, mermelada, mantequilla, tostada con aguacate
nouns: churros de domingo, almuerzo de media mañana
tags: Desayuno, BuenosDías, ParaEmpezar
turn:
{K}. Antes de esto solo contesto con la cabeza.
El despertador me sacó de la cama, pero me quedé por esto.
{K}. El día, que negocie luego.
Dicen que es la comida más importante. Yo me lo tomo en serio.
reader:
¿Dulce o salado nada más abrir el ojo? Aquí se retrata la gente.
¿Sentado a la mesa o de pie con las llaves en la mano?
scene:
Sol en el mantel, almohada marcada en la cara: {k}.
"No me hables todavía." Un bocado. "Ya puedes."
plain:
{K}. Con la barriga contenta el mundo cae mejor.
Empezar bien no necesita mucho.
news:
{K}. El pijama da su visto bueno.
invite:
{K}. Ven con hambre y con cara de sueño, aquí no se juzga.
Pide la mesa de la ventana y tómate tu tiempo.

== seafood 🦐
under: comida
nouns: pescado, pescados, marisco, mariscos, gambas, gamba, langostinos, mejillones, almejas, pulpo
nouns: pulpo a la gallega, calamares a la romana, sepia, bacalao, merluza, salmón, atún, sardinas, espeto, espetos
nouns: pescaíto frito, mariscada, paella de marisco, ostras, cangrejo, sushi, pescadería, anchoas
tags: Pescado, Marisco, SaborAMar
turn:
{K}. El mar ha escrito y contestamos con limón.
Era para compartir. Se compartió la primera ración.
{K}. Los dedos huelen a vacaciones y no pasa nada.
El tenedor pescó antes de que nos sentáramos.
reader:
¿Limón por encima o eso aquí es motivo de discusión?
¿Quién en tu casa lo prepara y quién espera con el pan en la mano?
scene:
Fuente al centro, tenedores alrededor: {k}.
"¿Está fresco?" "Prueba." Fin del debate.
plain:
{K}. Poca cosa alrededor y mucho sabor.
Una comida con acento de puerto.
news:
{K}. La cocina ya huele a costa.
invite:
{K}. Pregunta qué hay bueno, nos encanta contestar.
Ven con hambre y sin nada que hacer después.

== farm-animals 🐴
nouns: caballo, caballos, yegua, potro, poni, vaca, vacas, toro, ternero, oveja, ovejas, cordero, cabra, cabras
nouns: gallina, gallinas, gallo, pollito, pollitos, cerdo, cerdos, cerdito, burro, burros, burrito de granja, pato
nouns: patos, patito, oca
tags: VidaDeCampo, AnimalesDeGranja, Campo
turn:
{K}. Te mira y ya te sientes muy de ciudad.
Aquí el horario de mañana no se discute.
{K}. El barro no le quita ni una pizca de elegancia.
Fui a saludar y pasé una inspección.
reader:
¿Tú también les hablas por encima de la valla?
¿Quién creció con despertador de pluma o de pezuña?
scene:
Una valla, una mirada larga, paja en el pelo: {k}.
Botas, niebla y alguien que ya pide el desayuno.
plain:
{K}. Ahí fuera el tiempo lleva otro reloj.
Hay una paz que solo se encuentra al lado de un cercado.
news:
{K}. En el corral no se habla de otra cosa.
invite:
{K}. Ven a verlo de cerca, con zapatos sin pretensiones.
Trae a los peques, que ellos preguntan mejor.

== wild-animals 🦊
nouns: zorro, zorros, lobo, lobos, oso, osos, ciervo, ciervos, jabalí, lince, león, leones, tigre, elefante
nouns: elefantes, jirafa, cebra, panda, mono, monos, perezoso, koala, canguro, delfín, delfines, ballena, ballenas
nouns: foca, pingüino, pingüinos, búho, búhos, lechuza, águila, flamencos, nutria, llama, alpaca, alpacas, tiburón
nouns: cocodrilo, camello
tags: VidaSalvaje, Naturaleza, Animales
turn:
{K}. Cero esfuerzo y siempre buena luz.
La naturaleza se esmeró sin hacer ninguna reunión.
{K}. No paga facturas, y se le nota en la cara.
Nadie respira, nadie se mueve, nadie acierta a sacar el móvil.
reader:
¿Qué animal serías una mañana difícil?
¿A cuál aceptarías de vecino, con sinceridad?
scene:
Una mirada, un silencio, y se nos olvida parpadear: {k}.
El dedo señalando y la voz bajita: "ahí, ahí, ahí".
plain:
{K}. El mundo es más grande que la pantalla.
Hay bellezas que no posan.
news:
{K}. Los prismáticos tienen trabajo.

== love ❤️
nouns: amor, beso, besos, abrazo, abrazos, cariño, ternura, san valentín, carta de amor, alma gemela, corazón
nouns: romanticismo, flechazo, complicidad, amor propio, enamorarse
tags: Amor, DelBueno, Cariño
turn:
{K}. Nadie sabe explicarlo y todo el mundo lo reconoce.
Dejar la última croqueta: eso es una declaración.
{K}. Pocas palabras y muchos gestos.
Los discursos están bien. "¿Has comido?" está mejor.
reader:
¿Qué gesto pequeño no se te ha olvidado nunca?
¿Tú lo dices, lo escribes o haces el café?
scene:
Pies helados bajo la manta y nadie protesta. Casi: {k}.
"Avísame cuando llegues." Está todo dicho.
plain:
{K}. Alrededor de eso, lo demás pesa menos.
Cuidar desde lejos también es estar.
{K}. No hace ruido y cambia la casa entera.
news:
{K}. El corazón ya se lo olía.

== calm 🍃
nouns: calma, silencio, paz, tranquilidad, descanso, siesta, pausa, serenidad, paciencia, relax, meditación
nouns: desconexión, sosiego, no hacer nada, quietud
tags: Calma, Pausa, Respira
turn:
{K}. El móvil se ha preocupado y pregunta si va todo bien.
No hacer nada es un talento, y yo entreno.
{K}. La lista de tareas llamó al timbre. No había nadie.
A cámara lenta todo es un poco más bonito.
reader:
¿En qué sitio te hace menos ruido la cabeza?
¿Qué apagas antes, el teléfono o la culpa?
scene:
Ventana abierta, cortina que se mueve, nadie llama: {k}.
"¿Qué has hecho?" "Casi nada." Y fue perfecto.
plain:
{K}. Hacía falta antes de darnos cuenta.
A veces el gran plan es respirar.
{K}. Se baja el volumen y llega el día.
news:
{K}. Los hombros han bajado un piso.

== joy 😊
nouns: sueño, alegría, felicidad, risa, risas, sonrisa, sonrisas, carcajada, gratitud, esperanza, ilusión, optimismo
nouns: buen humor, orgullo, valentía, sueño cumplido, sueños, entusiasmo, motivación, autoestima, confianza
tags: Alegría, CosasBuenas, Sonríe
turn:
{K}. Viene sin instrucciones y funciona.
Vive en lo pequeño y nunca cierra con llave.
{K}. No hay cajón donde guardar eso.
Llega de puntillas y ocupa el salón.
reader:
¿Qué te lo devuelve en un día torcido?
¿De quién aprendiste tú eso, sin que te lo explicara?
scene:
En mitad de un día cualquiera, sin avisar: {k}.
"¿Y a ti qué te pasa?" Ni idea, pero que dure.
plain:
{K}. Se reparte y no se gasta.
Hay cosas que crecen cuanto más se usan.
{K}. Un poco cada día y la semana mejora de cara.
news:
{K}. El espejo se ha dado cuenta primero.

== tired 😴
nouns: cansada, cansado, agotada, agotado, estresada, tengo sueño, falta de sueño, cansancio, insomnio, agotamiento
nouns: estrés, ojeras, despertador, madrugón, madrugar, pereza, noche en vela, resaca, procrastinar, agobio
nouns: vaguería
tags: VidaReal, Cansancio, ModoSiesta
turn:
{K}. La cama me ha escrito y la he dejado en visto.
La almohada y yo teníamos una conversación a medias.
{K}. Funciono en modo ahorro de energía.
El cuerpo ha llegado. El alma viene en el siguiente autobús.
reader:
¿Tú también haces cuentas de horas mirando al techo?
¿Cuántas veces le das a "posponer"? Con el corazón en la mano.
scene:
Café, mirada fija, el mundo cargando: {k}.
"¿Has dormido bien?" Siguiente pregunta.
plain:
{K}. El cuerpo tiene su opinión y conviene oírla.
Parar también es parte del camino.
news:
{K}. El sofá ya abre los brazos.

== night-sky 🌙
under: tiempo
nouns: luna, luna llena, luna nueva, estrellas, estrella, cielo estrellado, noche estrellada, estrella fugaz
nouns: lluvia de estrellas, vía láctea, eclipse, constelación, superluna, aurora boreal, perseidas
tags: Luna, CieloNocturno, Estrellas
turn:
{K}. En la foto, un punto blanco. En la memoria, todo lo demás.
Ahí arriba nadie pide "me gusta".
{K}. El mejor techo es el que no está.
Miré hacia arriba y perdí el hilo de la conversación.
reader:
¿Sigues pidiendo deseos cuando levantas la cabeza?
¿A quién sacas de la cama cuando el cielo está así?
scene:
Luces apagadas, cabeza atrás, boca abierta: {k}.
"Sal, corre." Pijama, chaqueta, terraza.
plain:
{K}. Te hace pequeño de la buena manera.
En lo oscuro también hay mucho que mirar.
news:
{K}. El cuello se queja y el resto da las gracias.

== winter ❄️
under: tiempo
nouns: invierno, frío, nieve, nevada, helada, escarcha, copos de nieve, muñeco de nieve, ola de frío, primera nevada
nouns: bola de nieve, frío polar, día de nieve, mantita y peli, chimenea, leña
tags: Invierno, Frío, ModoManta
turn:
{K}. Salir de la cama ya es deporte extremo.
Llevo puesto medio armario y la nariz sigue sin estar de acuerdo.
{K}. La manta ya tiene sitio propio en el sofá.
No siento los dedos, pero qué decorado.
reader:
¿Equipo "me encanta" o equipo "avisadme cuando acabe"?
¿Cuántos guantes sueltos viven en tu casa?
scene:
Vaho, nariz roja, llaves que no aparecen: {k}.
Solo asoma la punta de la nariz por encima de la manta.
plain:
{K}. Tiempo de sopa y de hablar bajito.
Nos arrimamos, y eso que ganamos.
news:
{K}. Los calcetines gordos han tomado el mando.

== autumn 🍁
under: tiempo
nouns: otoño, hojas, hojas secas, hojas de otoño, castañas, castañas asadas, setas, níscalos, boletus, calabaza
nouns: calabazas, tarde de otoño, paseo de otoño, halloween, ir a por setas, membrillo, colores de otoño
tags: Otoño, HojasSecas, TardesDeOtoño
turn:
{K}. Se sale a dar una vuelta y se vuelve con los bolsillos llenos.
El jersey favorito se ha reincorporado.
{K}. Los árboles se quitan ropa y yo me la pongo.
Pisamos a propósito por donde cruje.
reader:
¿Botas por el parque o taza detrás del cristal?
¿Qué olor te dice que ha cambiado la estación?
scene:
Cesta al brazo, musgo en las rodillas: {k}.
"¿Volvemos?" "Hasta aquel árbol y volvemos."
plain:
{K}. Todo va más despacio, y no es una queja.
La luz baja un poco y favorece a todo el mundo.
news:
{K}. La mantita ha salido del armario.

== spring 🌸
under: tiempo
nouns: primavera, cerezos, cerezos en flor, almendros en flor, brotes, margarita, jazmín, pascua, alergia primaveral
nouns: campo en flor, azahar
tags: Primavera, EnFlor, AireLibre
turn:
{K}. Los abrigos se han ofendido y nadie los retiene.
Un rayo de sol y todo el mundo está en una terraza.
{K}. Estornudo con mucha alegría.
Ahí fuera brota todo, hasta las ganas.
reader:
¿Cuál es tu primera señal, la que no falla?
¿Eres de quitarte la chaqueta pronto o de llevarla "por si refresca"?
scene:
Ventana de par en par, alfombra al balcón: {k}.
"¿Hueles?" Por fin.
plain:
{K}. Empieza otra vez, sin dar explicaciones.
Los días se alargan y los paseos también.
news:
{K}. El balcón se despereza.

== christmas-time 🎄
nouns: navidad, navidades, árbol de navidad, belén, villancico, villancicos, nochebuena, nochevieja, reyes magos
nouns: roscón de reyes, día de reyes, papá noel, luces de navidad, lotería de navidad, cena de navidad
nouns: cesta de navidad, adornos de navidad, jersey navideño, mercadillo navideño, polvorones de navidad
tags: Navidad, EnFamilia, LucesDeNavidad
turn:
{K}. Las luces se enredaron solas dentro de la caja. Otra vez.
Dijimos "este año, algo sencillo". Sillas prestadas, tuppers y todo.
{K}. El cuñado ya está calentando.
Cinta adhesiva hay. Las tijeras, desaparecidas.
reader:
¿Quién canta más fuerte y se sabe menos la letra?
¿Qué olor dice "ya está aquí" en tu casa?
scene:
Luces encendidas, niños despiertos antes que nadie: {k}.
"¿Pero no habíamos dicho sin regalos?" "Ya, ya."
plain:
{K}. Lo mejor envuelto sigue siendo una mesa llena.
Hay tradiciones que se conservan solo para reírse de ellas.
news:
{K}. La estrella de arriba está torcida, como debe ser.
invite:
{K}. Ven a curiosear, que del lazo nos encargamos nosotros.
Trae la lista y te ayudamos a tachar.

== gift 🎁
nouns: regalo, regalos, detalle, detalles, sorpresa, tarjeta regalo, cheque regalo, envoltorio, papel de regalo
nouns: caja regalo, regalo de cumpleaños, amigo invisible, ideas de regalo, cesta regalo
tags: Regalo, Sorpresa, UnDetalle
turn:
{K}. El lazo temblaba más que la mano.
"No hacía falta" es la mentira más educada que existe.
{K}. Elegir es pensar en alguien un rato más.
Romper el papel es la mitad de la gracia.
reader:
¿Agitas, rompes o doblas el papel para otra vez?
¿Quién encuentra siempre el escondite antes de tiempo?
scene:
Manos a la espalda, sonrisa que lo cuenta todo: {k}.
"¿Es para mí?" Esa cara ya compensa.
plain:
{K}. El cariño va dentro y no trae tique.
Grande o pequeño, lo que queda es el gesto.
news:
{K}. El papel de seda está nervioso.
invite:
{K}. Cuéntanos para quién es y acertamos entre todos.
Escribe la tarjeta aquí mismo, que dejamos boli.

== weekend 🎉
nouns: viernes, sábado, fin de semana, finde, puente, festivo, viernes noche, sábado noche, día libre, tarde libre
nouns: día festivo
tags: FinDeSemana, PorFinViernes, Finde
turn:
{K}. El despertador también tiene derecho a librar.
Había mil planes. El sofá solo tenía uno y ha ganado.
{K}. La semana, que espere en la esquina.
Pasa deprisa porque sabe que gusta.
reader:
¿Salir, quedarse o "ya vamos viendo"?
¿Qué compromiso cancelas con más alegría?
scene:
Móvil boca abajo, zapatos por ahí: {k}.
"¿Salimos?" "Salimos." No se movió nadie.
plain:
{K}. Tiempo sin etiqueta, menudo lujo.
Descansar es un plan y no necesita justificante.
{K}. Hasta el reloj va en chanclas.
news:
{K}. La agenda respira.

== monday ☕
under: trabajo
nouns: lunes, lunes por la mañana, inicio de semana, vuelta al trabajo, vuelta a la rutina, rutina
nouns: síndrome posvacacional, la vuelta
tags: FelizLunes, Rutina, ÁnimoConElla
turn:
{K}. El café y yo hemos entrado juntos a la reunión.
Aún no sabemos quién lo pidió.
{K}. Se empieza despacio, que nadie mira.
Mi entusiasmo llega luego, que había atasco.
reader:
¿Primero la tarea fácil o la que da rabia?
¿Cuántos cafés hasta decir frases enteras?
scene:
Mesa ordenada, suspiro largo, vamos: {k}.
"¿Qué tal el descanso?" "Corto."
plain:
{K}. Una cosa detrás de otra.
Lo bueno de la costumbre es saber dónde está el café.
news:
{K}. El calendario no ha tenido piedad.

== car 🚗
nouns: coche, coches, coche clásico, coche antiguo, coche nuevo, moto, motos, vespa, furgoneta, camión, garaje
nouns: autocaravana, caravana, furgo, furgo camper, descapotable, coche eléctrico, seiscientos, todoterreno
tags: EnRuta, Motor, AlVolante
turn:
{K}. Ese ruido solo lo entiende quien lo quiere.
Hay quien colecciona sellos. Los sellos aparcan mejor.
{K}. La lista de canciones eligió el camino.
El retrovisor ha visto conciertos memorables.
reader:
¿Tiene nombre o solo le das palmaditas?
¿Quién canta más alto en los atascos de tu casa?
scene:
Llave en la mano, sonrisa en el retrovisor: {k}.
"¿Has oído eso?" "¿El qué?" Y ya está liada.
plain:
{K}. La mitad del plan es el trayecto.
Hay un olor a salida que ya es medio viaje.
news:
{K}. El garaje va presumiendo.
invite:
{K}. Trae tus dudas, que aquí hablamos claro.
Pásate y escuchamos el motor y su historia.

== devices 📱
nouns: móvil, móviles, teléfono, ordenador, ordenadores, portátil, tableta, teclado, ratón inalámbrico, pantalla
nouns: auriculares, cascos, cargador, impresora, televisión, tele, mando a distancia, aplicación, app
nouns: reloj inteligente, consola, altavoz, wifi
tags: Tecnología, VidaConectada, Tech
turn:
{K}. Funciona de maravilla en cuanto mira alguien que entiende.
Apagar y encender: la sabiduría de los antiguos.
{K}. La actualización siempre elige su momento.
Prometo menos pantalla. Justo después de este vídeo.
reader:
¿Lees las instrucciones o aprietas hasta que pasa algo?
¿Cuántos cables sin dueño viven en ese cajón?
scene:
Tanto botón, y siempre el mismo: {k}.
"¿Has probado a reiniciar?" Silencio ofendido.
plain:
{K}. Lo mejor es cuando se te olvida que lo estás usando.
La buena tecnología es la que deja tiempo.
news:
{K}. El enchufe del salón ya está reservado.
invite:
{K}. Ven a probar de verdad, que la ficha no lo cuenta todo.
Pregunta sin miedo, aquí nadie habla en siglas.

== photo 📷
under: arte
nouns: foto, fotos, fotografía, fotógrafo, fotógrafa, cámara, sesión de fotos, selfie, retrato, retratos
nouns: álbum de fotos, polaroid, cámara analógica, carrete, marco de fotos, reportaje de fotos, book de fotos
tags: Fotografía, Retrato, BuenaLuz
turn:
{K}. La primera salió movida y es la favorita.
"¡Naturales!" Y todos estatuas.
{K}. A nadie le gusta posar y todo el mundo quiere verla.
El clic es un momento. Esperar la luz es el oficio.
reader:
¿Cuál es tu lado bueno, o eso es secreto?
¿Qué imagen salvarías primero de tu móvil?
scene:
"Otra, que alguien ha cerrado los ojos": {k}.
Un clic, un silencio, "uy, esta".
plain:
{K}. Sujetar un instante por la manga.
Lo que guardamos cuenta lo que queremos.
news:
{K}. El marco ya está buscando pared.
invite:
{K}. Ven como eres, que la luz la ponemos nosotros.
Con una idea clara o sin ninguna, las dos sirven.

== games 🎲
under: amigos
nouns: rompecabezas, puzle, puzles, juegos de mesa, juego de mesa, parchís, ajedrez, cartas, baraja, dominó, mus
nouns: videojuego, videojuegos, bingo, billar, futbolín, dardos, bolos, escape room, noche de juegos
nouns: tarde de juegos, scrabble, monopoly, dados, petanca
tags: Juegos, TardeDeJuegos, Partida
turn:
{K}. Es por pasar el rato, hasta que alguien gana.
Leí las reglas en voz alta. Nadie escuchó y ahora todos reclaman.
{K}. "La última" ya se ha anunciado varias veces.
Perder con elegancia viene en el reglamento, en letra pequeña.
reader:
¿Juegas para ganar o para ver la cara de los demás?
¿Quién se inventa normas a mitad de partida en tu casa?
scene:
Todos inclinados, ni un ruido, una media sonrisa: {k}.
"¡Eso no vale!" "¿Dónde lo pone?"
plain:
{K}. El mejor premio es la revancha.
Una buena partida y nadie mira la hora.
news:
{K}. Ya han pedido la revancha.
invite:
{K}. Ven a jugar, que explicamos las reglas sin suspirar.
Trae a quien no sabe perder, que así es más divertido.

== dance 💃
under: arte
nouns: baile, bailes, bailar, danza, ballet, bailarina, bailarín, clase de baile, clases de baile, flamenco
nouns: sevillanas, salsa, bachata, tango, zumba, claqué, danza del vientre, academia de baile, tutú, bailaora
tags: Baile, ABailar, ConRitmo
turn:
{K}. La cabeza lo ha entendido, los pies lo están estudiando.
El salón se vuelve escenario cuando nadie mira.
{K}. Equivocarse a compás también es coreografía.
El cuerpo habla, y a veces muy alto.
reader:
¿Bailas delante de la gente o solo delante de la nevera?
¿Qué canción te levanta de la silla sin pedir permiso?
scene:
Empieza la cuenta y alguien sale para el lado contrario: {k}.
Muebles a la pared, volumen arriba.
plain:
{K}. Cansa las piernas y descansa la cabeza.
Hay días que se cuentan mejor con los pies.
news:
{K}. El parqué pide refuerzos.
invite:
{K}. Ven sin saber, que así empezó todo el mundo.
Ropa cómoda y la vergüenza en la taquilla.

== cinema 🎬
under: arte
nouns: película, películas, peli, pelis, cine, serie, series, palomitas, maratón de series, netflix, documental
nouns: sesión de cine, noche de cine, dibujos animados, peli de miedo, cine de verano, comedia romántica
tags: Cine, NocheDeCine, Palomitas
turn:
{K}. Elegir lleva más rato que verla.
He llorado, pero ha sido la sal.
{K}. El mando desaparece siempre en lo mejor.
Basta con apagar la luz para que alguien pregunte "¿y ese quién es?".
reader:
¿Quieres saber el final o te tapas los oídos?
¿Quién se duerme primero y jura haberlo visto todo?
scene:
Luz apagada, manta compartida, "chis": {k}.
"¡Lo sabía!" No lo sabía nadie.
plain:
{K}. Salirse un rato de la propia vida y volver con mejor cara.
Una buena historia y se olvida hasta el cubo.
news:
{K}. El sofá ha aplaudido en pie.
invite:
{K}. Llega pronto, que el centro de la fila vuela.
Ven con alguien para poder llevarle la contraria.

== painting 🎨
under: arte
nouns: pintura, cuadro, cuadros, dibujo, dibujos, acuarela, acuarelas, lienzo, lienzos, pincel, pinceles, óleo
nouns: boceto, ilustración, ilustradora, ilustrador, caligrafía, lettering, clase de pintura, clases de dibujo
nouns: mural, cuaderno de dibujo, pintar, dibujar
tags: Pintura, Dibujo, Crear
turn:
{K}. La mano lo sabía antes que la cabeza.
La mancha se hizo detalle y el detalle lo salvó todo.
{K}. Hay color hasta detrás de las orejas.
"¿Está acabado?" Casi. Desde hace tiempo.
reader:
¿Sabes parar o siempre das la pincelada de más?
¿Qué color te busca la mano primero?
scene:
Cabeza ladeada, un paso atrás, ojos entornados: {k}.
"¿Qué representa?" "¿Tú qué ves?"
plain:
{K}. Una manera de decir sin hablar.
Quien dibuja mira más despacio.
news:
{K}. La pared blanca está celosa.
invite:
{K}. Ven sin miedo al papel en blanco.
Prueba, que aquí el borrón es técnica.

== everyday-objects 🗝️
nouns: llaves, llave, reloj, relojes, mochila, mochilas, cartera, monedero, cuaderno, cuadernos, libreta, libretas
nouns: bolígrafo, lápiz, lápices, agenda, espejo, caja, cajas, estuche, tijeras, llavero, cesta, mechero, peine
nouns: linterna, botella, cantimplora, gafas, maleta, maletas
tags: CosasDeCadaDía, DíaADía, VidaReal
turn:
{K}. Desaparece cuando hace falta y vuelve cuando ya no.
Qué cosa tan simple, y con más historias de las que parece.
{K}. De tanto verlo, nadie lo mira.
Nadie se acuerda, hasta el día en que falta en su sitio.
reader:
¿Dónde buscas primero y dónde está siempre?
¿Qué objeto tonto no has podido tirar nunca?
scene:
En el mismo sitio de siempre, con cara de no haberse movido: {k}.
"¿Dónde lo viste la última vez?" La pregunta que no ayuda.
plain:
{K}. Lo de cada día también merece una foto.
La vida pasa entre cosas pequeñas.
news:
{K}. El cajón ya hace hueco.

== bed 🛏️
under: casa
nouns: cama, camas, manta, mantas, edredón, almohada, almohadas, cojín, cojines, sábanas, pijama, pijamas, colchón
nouns: ropa de cama, dormir, hamaca, hamacas, albornoz, bata, colcha
tags: ModoManta, Descanso, EnCasa
turn:
{K}. El mundo, que deje recado.
Era solo para probar. La prueba continúa.
{K}. La mejor cita de la agenda, y nunca se cancela.
Por la mañana pesa una tonelada y por la noche es una nube.
reader:
¿Quién roba la manta en tu casa? Queremos nombres.
¿Ventana abierta o cerrada para dormir? Parejas, hablad.
scene:
Luz apagada, un pie buscando el lado fresco: {k}.
"Ya voy." De eso hace ya un buen rato.
plain:
{K}. Un abrazo sin hora de salida.
La comodidad es un asunto serio.
news:
{K}. El sueño ha dado el visto bueno.
invite:
{K}. Toca primero, que los ojos engañan.
Prueba a no suspirar de gusto. No se puede.

== kitchen 🍳
under: casa
nouns: colador, coladores, rallador, cazo, olla, ollas, sartén, sartenes, cazuela, cuchara, cucharas
nouns: cuchara de palo, cuchillo, cuchillos, tenedor, plato, platos, vaso, vasos, taza, tazas, cafetera, cafeteras
nouns: horno, nevera, microondas, batidora, freidora de aire, tabla de cortar, delantal, mantel, vajilla, tupper
nouns: tuppers, mortero, robot de cocina, bandeja de horno
tags: EnLaCocina, CosasDeCocina, Cocina
turn:
{K}. En cocina ajena, preguntar antes de tocar.
Siempre falta alguna tapa. Es ley.
{K}. Trabaja a diario y nadie aplaude.
"Ya tenemos uno igual." Igual, no. Parecido.
reader:
¿Quién friega y quién "lo deja en remojo"?
¿Qué hay en tu cocina con más años que tú?
scene:
Olor en el pasillo, ruido de platos, alguien que llama: {k}.
"Cuidado, que quema." Tarde.
plain:
{K}. Las cocinas vividas saben mejor.
Lo bueno dura y tiene algo que contar.
news:
{K}. El armario se ha apretado un poco.
invite:
{K}. Cógelo, sopésalo, imagina la comida.
Elige sin prisa, que una cocina se hace poco a poco.

== soap 🧼
under: belleza
nouns: jabón, jabones, jabón artesanal, jabones artesanales, crema, cremas, crema hidratante, champú, champú sólido
nouns: acondicionador, protector solar, crema solar, mascarilla facial, exfoliante, gel de ducha, bálsamo labial
nouns: cosmética, cosméticos, aceite corporal, sérum, sales de baño
tags: Autocuidado, RatoParaTi, HueleBien
turn:
{K}. Se cierra la puerta y el mundo que espere.
El aroma ha llegado al salón antes que yo.
{K}. Un rato de calma, con espuma o sin ella.
Aquí no me molesta nadie. Casi nadie.
reader:
¿Lo acabas o abres otro antes?
¿Qué olor de cuarto de baño te devuelve a otra casa?
scene:
Espejo empañado, música bajita, cero prisa: {k}.
"¿Te queda mucho?" "Sí."
plain:
{K}. Cuidarse también es costumbre.
Una cosa pequeña que cambia el humor.
news:
{K}. El baño ya huele a vacaciones.
invite:
{K}. Ven a oler, que las fotos no tienen perfume.
Para regalar o para quedártelo, no diremos nada.

== toys 🧸
under: familia
nouns: juguete, juguetes, muñeca, muñecas, peluche, peluches, osito, osito de peluche, lego, cochecitos, cometa
nouns: cometas, peonza, canicas, pompas de jabón, plastilina, columpio, columpios, tobogán, parque infantil
nouns: casita de muñecas, triciclo, patinete
tags: Juguetes, Infancia, AJugar
turn:
Juguetes por el suelo: un segundo. Recogerlos: una vida.
Los mayores también juegan, pero lo llaman de otra manera.
{K}. La imaginación funciona sin pilas.
El suelo ya no es suelo, es otro país.
reader:
¿Cuál era el tuyo y qué nombre tenía?
¿Cuál guardas todavía en el fondo de un armario?
scene:
Descalzo, a oscuras, una pieza en el camino: {k}.
"Vale que yo era..." Y era.
plain:
{K}. Jugar es el trabajo serio de la gente pequeña.
La infancia cabe en una caja y se sale.
news:
{K}. Ya nadie quiere venir a comer.
invite:
{K}. Ven a elegir y deja que decida quien menos levanta del suelo.
Aquí se puede tocar, girar y preguntar.

== school 🎒
under: trabajo
nouns: cole, colegio, escuela, clase de primaria, recreo, patio del colegio, mochila escolar, primer día de cole
nouns: vuelta al cole, guardería, material escolar, comedor escolar, excursión del cole, aula, uniforme
tags: VueltaAlCole, Cole, Aprender
turn:
{K}. El bocadillo ha vuelto entero, la sudadera no.
Aprender es atreverse a preguntar otra vez.
{K}. La goma nunca sobrevive a la primera semana.
La mejor lección no venía en el libro.
reader:
¿Qué profe no has olvidado y por qué?
¿Última fila o primera?
scene:
Foto en la puerta, zapatos limpios, nudo en la garganta: {k}.
"¿Qué habéis hecho?" "Nada." La camiseta dice otra cosa.
plain:
{K}. Hay gente que siembra curiosidad para toda la vida.
Todos recordamos una voz que dijo "tú puedes".
news:
{K}. El sacapuntas está firme.
invite:
{K}. Ven a conocernos con todas tus preguntas.
La puerta está abierta, la curiosidad también.

== trades 🛠️
under: trabajo
nouns: carpintero, carpintería, electricista, fontanero, fontanería, albañil, pintor de casas, mecánico
nouns: taller mecánico, cerrajero, zapatero, costurera, sastre, herramienta, herramientas, taladro, martillo
nouns: destornillador, bricolaje, caja de herramientas, madera, ferretería, herrero, soldador, jardinero, artesano
nouns: artesana, artesanía, obra, obras, manitas
tags: Oficio, BienHecho, ManosALaObra
turn:
{K}. Vuelve a medir quien ya cortó de menos.
En el vídeo era un momento. La pared no ha visto el vídeo.
{K}. Todo arreglo empieza por "¿quién ha tocado esto?".
"Esto aguanta." Y suele aguantar.
reader:
¿Llamas enseguida o lo empeoras antes un poco?
¿Qué lleva esperando arreglo en tu casa demasiado tiempo?
scene:
Lápiz en la oreja, metro en la mano, cara seria: {k}.
"Esto es un momentito." Famosas últimas palabras.
plain:
{K}. El trabajo bien hecho no necesita discurso.
Da gusto mirar unas manos que saben.
news:
{K}. La caja de herramientas saca pecho.
invite:
{K}. Manda una foto del problema, que hemos visto cosas peores.
Llama antes de la chapuza, o después, sin juicios.

== wedding 💍
under: event-private
nouns: boda, bodas, novia, novio, novios, vestido de novia, ramo de novia, pedida de mano, despedida de soltera
nouns: despedida de soltero, luna de miel, bodas de oro, bodas de plata, invitaciones de boda, dama de honor
nouns: recién casados, compromiso, banquete de boda
tags: Boda, SíQuiero, Novios
turn:
{K}. Los pañuelos estaban en la lista antes que la tarta.
Decidirse fue un momento. Sentar a los invitados, bastante más.
{K}. Hasta quien no baila está ensayando.
Quererse también es elegir el color de las servilletas sin discutir.
reader:
¿Quién llora primero en tu familia, sin disimular siquiera?
¿Qué consejo darías, aparte de "mucha paciencia"?
scene:
Una respiración honda, una mano apretada: {k}.
"¿Puedo llorar?" El maquillaje vota que no.
plain:
{K}. Un "sí" y toda una vida dentro.
El día vuela y el cariño se queda.
news:
{K}. Que nadie guarde los pañuelos.
invite:
{K}. Cuéntanos tu idea, que sabemos escuchar.
Ven con tus ganas, y con tu madre si quieres.

== pantry 🍯
under: comida
nouns: miel, mieles, aceite de oliva, aceite, mermeladas, almendras, nueces, avellanas, especias, azafrán, pimentón
nouns: vinagre, sal, harina, conservas, legumbres, garbanzos, chorizo, embutido, embutidos, dulce de leche
nouns: membrillo casero, ultramarinos, tienda de ultramarinos, colmado, apicultor, colmena
tags: Despensa, CosasRicas, DeLaTierra
turn:
{K}. Era para el mes. Duró la conversación.
Vuelve a la estantería pesando menos y con cara inocente.
{K}. Se prueba un poquito y se va la prudencia.
En la despensa, sitio de honor, delante de la pasta.
reader:
¿Lo guardas para las visitas o lo abres ya?
¿A qué sabe la casa de cuando eras peque?
scene:
Despensa abierta, cuchara sospechosa, nadie sabe nada: {k}.
"¿Quién se ha acabado esto?" Silencio doméstico.
plain:
{K}. Un poquito y cambia el plato entero.
El buen sabor se reconoce con los ojos cerrados.
news:
{K}. La despensa se siente importante.
invite:
{K}. Prueba un poco, que invita la casa.
Llévate para ti y para alguien que se lo merezca.

== water 🛶
under: playa
nouns: lago, lagos, río, ríos, barco, barcos, velero, canoa, kayak, puerto, faro, faros, pesca, pescar, pescador
nouns: isla, islas, paddle surf, buceo, natación, nadar, piscina, piscinas, cascada, arroyo, fuente, embalse
nouns: crucero, bañarse
tags: JuntoAlAgua, Agua, AguaDulce
turn:
{K}. Las preocupaciones no saben nadar.
El agua enseña paciencia sin decir ni una palabra.
{K}. El reloj se mojó y nadie lo echa de menos.
Vinimos a echar un vistazo y volvimos con los pies mojados.
reader:
¿Agua quieta, agua brava o agua vista desde la terraza?
¿Quién dice siempre "está buenísima" castañeteando?
scene:
Un reflejo que tiembla, un silencio mojado: {k}.
"¿Un ratito más?" Un ratito más.
plain:
{K}. Cerca del agua la cabeza flota.
Mirar a lo lejos ya es descansar.
news:
{K}. La toalla está preparada.
invite:
{K}. Trae ropa de cambio y deja el móvil en seco.
Ven sin prisa, que el agua no se va a ningún lado.

== insects 🐜
under: small-animals
nouns: hormiga, hormigas, mosquito, mosquitos, mosca, moscas, araña, arañas, cucaracha, grillo, grillos, escarabajo
nouns: saltamontes, avispa, avispas, avispón, polilla, ciempiés, lombriz, babosa, insecto, insectos, bichos, bicho
tags: Insectos, Naturaleza, MundoPequeño
turn:
{K}. Tamaño mínimo, y toda la casa subida a una silla.
{K}. Si midiera como nosotros, sería quien manda.
Nadie invita y siempre llega antes que nadie.
Juro que era como un puño. Bueno, como un grano de arroz.
reader:
¿Eres de vaso y papel, o de avisar a gritos?
¿Quién grita primero y mira después en tu casa?
scene:
Luz encendida, zapatilla en mano, silencio: {k}.
"Hay algo ahí." La frase que levanta a cualquiera del sofá.
plain:
{K}. Todo el mundo tiene su oficio, también lo diminuto.
De cerca, la naturaleza se esmera hasta en lo que espantamos.
news:
{K}. Se ha llamado a declarar al ventilador.

== cleaning 🧽
under: casa
nouns: limpieza, limpieza general, escoba, fregona, cubo, detergente, aspiradora, colada, lavadora, tendedero
nouns: plancha, mancha, manchas, suavizante, lavavajillas, trapo, plumero, orden, ordenar, día de limpieza
nouns: servicio de limpieza, basura, reciclaje, lavandería, recoger la casa
tags: Limpieza, CasaLimpia, Orden
turn:
{K}. El suelo brilla hasta que llega alguien de la calle.
Empecé por un cajón y encontré lo que buscaba hace tiempo.
{K}. La música alta hace la mitad del trabajo.
La casa está perfecta un momento. Conviene hacerle una foto.
reader:
¿Qué dejas siempre para el final, a ver si desaparece?
¿Quién dice "luego lo hago" con más convicción en tu casa?
scene:
Ventana abierta, radio puesta, mangas arriba: {k}.
"¡No pises!" Han pisado.
plain:
{K}. Divertido no es, pero qué alivio después.
El olor a limpio también es descanso.
news:
{K}. Se movió el sofá y apareció el pasado.
invite:
{K}. Déjanos a nosotros y quédate con la parte del sofá.
Escríbenos, que desorden hemos visto de todos los tipos.

== socks 🛍️
under: moda
nouns: calcetín, calcetines, medias, leotardos, zapatillas de casa, pantuflas, calzoncillos, bragas, sujetador
nouns: lencería, ropa interior, gorro, gorros, gorra, gorras, guantes, guante, bufandas, sombrero, pañuelo, cinturón
nouns: corbata, falda, faldas, pantalón, pantalones, camisa, camisas, camisetas, jersey, jerséis
nouns: jersey tejido a mano, sudadera, sudaderas, chándal, chaleco, uniforme de trabajo, blusa, top
tags: Armario, Básicos, RopaDeDiario
turn:
{K}. El cajón no cierra y aun así no tengo qué ponerme.
{K}. Al fondo del cajón siempre, a mano nunca.
Doblar bonito es de visita. Quien vive aquí, empuja.
La lavadora cobra peaje en ropa.
reader:
¿Doblas, enrollas o tienes esa silla?
¿Qué lleva años en tu armario esperando ocasión?
scene:
Pelo mojado, hora de salir, cajón revuelto: {k}.
"¿Eso es nuevo?" "Qué va, si lo tengo hace siglos."
plain:
{K}. Lo básico también tiene su día de gloria.
Con ropa cómoda mejora hasta la conversación.
news:
{K}. La percha agradece la compañía.
invite:
{K}. Pruébate con calma, que el espejo es de confianza.
Ven a elegir con la mano y con los ojos.

== big-feelings 💬
nouns: celos, envidia, miedo, miedos, rabia, vergüenza, ansiedad, aburrimiento, nervios, duda, dudas, culpa
nouns: impaciencia, timidez, inseguridad, emociones, sentimientos, enfado, mal humor, incertidumbre
nouns: síndrome del impostor
tags: Emociones, VidaReal, PorDentro
turn:
{K}. Llega sin avisar y nunca se limpia los pies.
Cabe en el pecho y ocupa toda la casa.
{K}. Decirlo en voz alta ya le quita un poco de tamaño.
Nadie lo publica y todo el mundo lo conoce.
reader:
¿Con quién puedes hablar de esto sin adornos?
¿Qué te ayuda a pasarlo sin atropellar a nadie?
scene:
Madrugada, techo, conversación ensayada: {k}.
"¿Estás bien?" "Sí." Un silencio más sincero que la respuesta.
plain:
{K}. Sentir no es un defecto.
Hay nudos que solo se sueltan hablando.
news:
{K}. Ya está dicho.

== jobs 💼
under: trabajo
nouns: profe, profesor, profesora, maestra, maestro, farmacéutica, dentista, médico, médica, enfermera, enfermero
nouns: abogada, abogado, cartero, conductor, taxista, camarero, camarera, cocinera, cocinero, dependienta
nouns: dependiente, contable, veterinaria, veterinario, farmacéutico, bombero, bomberos, policía, piloto, periodista
nouns: psicóloga, psicólogo, ingeniera, ingeniero, arquitecta, arquitecto, chef, jefe, jefa, mi jefe, mi jefa
nouns: compañeros de trabajo, compañero, portero, panadero, carnicero, pescadero, frutero
tags: Profesión, Oficio, VidaLaboral
turn:
{K}. Todo el mundo cree que lo haría igual, hasta la primera hora.
Se sabe los nombres de todos y el café de cada uno.
{K}. Las historias de un solo turno darían para una serie.
En las comidas familiares siempre cae la misma pregunta.
reader:
¿Qué querías ser cuando te lo preguntaban de peque?
¿A quién tendrías que haber dado las gracias y no lo hiciste?
scene:
Café de un trago, llaves en la mano, puerta que se abre: {k}.
"¿Y tú a qué te dedicas?" Respira, que la explicación es larga.
plain:
{K}. Trabajo que se nota cuando falta.
Hay gente que sostiene el día de todos sin hacer ruido.
news:
{K}. La placa de la puerta brilla de orgullo.
invite:
{K}. Pide hora y trae tus preguntas.
Escríbenos, que hablar no compromete a nada.

== flea-market 🧺
under: moda
nouns: rastro, mercadillo de segunda mano, mercadillo solidario, feria de artesanía, mercado de artesanía
nouns: antigüedades, anticuario, feria de antigüedades, tienda de segunda mano, segunda mano, ropa de segunda mano
nouns: ropa vintage, chollo, hallazgo, hallazgos, trueque, mercado de pulgas, almoneda
tags: Rastro, SegundaMano, Hallazgos
turn:
{K}. Iba a mirar y ya estoy midiendo el hueco del pasillo.
No lo necesitaba, no lo buscaba y no lo pude soltar.
{K}. Cada cosa ha vivido más que yo.
"Solo un plato." Ahora falta el aparador.
reader:
¿Regateas o pagas también la historia?
¿Cuál es tu mejor hallazgo, sin exagerar?
scene:
Mesa llena, mano curiosa, "mira esto": {k}.
"¿Para qué sirve?" "Aún no lo sé, pero va a casa."
plain:
{K}. Lo que tiene pasado da más conversación.
Rebuscar es pasear con las manos.
news:
{K}. La estantería ya hace hueco.
invite:
{K}. Ven sin lista y sin prisa.
Trae bolsa y ojos curiosos.

== shop 🛍️
under: trabajo
nouns: farmacia, librería de barrio, tienda, tiendas, tiendecita, nuestra tienda, mi tienda, escaparate
nouns: tienda online, comercio, comercio local, comercio de barrio, pequeño negocio, papelería, juguetería, boutique
nouns: mostrador, droguería, bazar
tags: ComercioLocal, TiendaDeBarrio, PequeñoComercio
turn:
{K}. Detrás del mostrador hay alguien que lo ha recolocado todo otra vez.
Aquí el algoritmo tiene nombre y pregunta por tu madre.
{K}. "Solo estoy mirando" es nuestra frase favorita.
El escaparate cambia, el "buenos días" sigue igual.
reader:
¿Qué tienda de tu barrio echarías de menos si cerrase?
¿Preguntas o finges que sabes dónde está?
scene:
Campanilla, cabeza que se levanta, sonrisa: {k}.
"¿Es para regalo?" La pregunta que cambia el papel.
plain:
{K}. Comprar cerca lleva la charla incluida.
Cada pedido se celebra, aunque sea por dentro.
news:
{K}. El mostrador no cabe en sí.
invite:
{K}. Entra, mira, pregunta y vuelve cuando quieras.
Pásate, que recomendar es lo que más nos gusta.

== sunday 🛋️
under: calm
nouns: domingo, domingo tranquilo, domingo de lluvia, domingo de sofá, mañana de domingo, tarde de domingo
tags: Domingo, DomingoTranquilo, Descanso
turn:
{K}. El pijama ha asumido el mando.
Se comió tarde y nadie protestó.
{K}. Hasta el reloj bosteza.
La siesta tenía hora de final. Tenía.
reader:
¿Pijama hasta cuándo, con sinceridad?
¿En qué momento exacto empieza el ambiente de víspera?
scene:
Zapatillas de casa, taza grande, nadie con prisa: {k}.
"¿Hacemos algo?" "Ya lo estamos haciendo."
plain:
{K}. Día de hacer poco y despacio.
Un sofá, un arroz, una conversación larga.
news:
{K}. El sofá no quiere saber nada más.

== plainly
nouns: vino mi madre, vino mi padre, vino mi hermana, vino mi hermano, vino mi abuela, vino a verme, vino a vernos
nouns: vino de visita
news:
{K}. Pues eso.
`;
