export const subjects = `
== offer 👀
plain:
{K}. Por si andabas buscando una excusa.
{K}. Te lo contamos antes de que te lo cuente alguien más.
{K}. Los que siempre dicen "si lo llego a saber" ya lo saben.
turn:
{K}. Tu cartera puede respirar.
{K}. Pedías una señal y aquí la tienes, bien grande.
{K}. El capricho viene con coartada.
{K}. Haz cuentas despacio, que salen.
reader:
{K}. ¿A quién se lo cuentas, y a quién no, para que no se acabe?
{K}. ¿Te lo piensas o te vienes?
scene:
Tú: "ya iré". Nosotros: {k}.
invite:
{K}. Pásate y nos saludas, que también se agradece.
{K}. Tráete a quien siempre lo deja para luego.
{K}. La puerta está abierta, ven cuando quieras.

== launch-product ✨
plain:
{K}. Lo hemos hecho con muchas ganas y ya no aguantábamos callados.
{K}. Por fin podemos enseñarlo.
{K}. Ojalá te guste tanto como a nosotros.
turn:
{K}. Llevábamos tiempo disimulando fatal.
{K}. Guardar el secreto ha sido lo más difícil.
{K}. El cajón de las ideas se queda un poco más vacío.
reader:
{K}. ¿Por dónde vas a empezar?
{K}. ¿Qué te llama más la atención?
scene:
Redoble de tambores, pero bajito: {k}.
Y ahora, sin más rodeos: {k}.
invite:
{K}. Ven a verlo y cuéntanos qué te parece, sin piedad.
{K}. Échale un ojo y luego hablamos.

== opening 🗝️
plain:
{K}. Teníamos muchas ganas de escribir esta frase.
{K}. Gracias a quienes nos han animado hasta llegar aquí.
{K}. Aquí estaremos, con la luz encendida.
turn:
{K}. Los nervios llegaron antes que los muebles.
{K}. La llave gira, el corazón también.
{K}. Hemos limpiado tanto que da pena pisar.
reader:
{K}. ¿Quién se pasa a estrenar el felpudo?
{K}. ¿Nos ayudas a llenar esto de ruido?
scene:
Se sube la persiana: {k}.
invite:
{K}. Ven a conocernos, que no mordemos.
{K}. Te esperamos con la puerta abierta y la sonrisa de estreno.
{K}. Trae a tu gente, que aquí cabe.

== hiring 👋
plain:
{K}. Si te gusta trabajar con buena gente, sigue leyendo.
{K}. Buscamos manos, y también conversación.
{K}. Nos falta alguien y se nota en el café.
turn:
{K}. Experiencia, bien; buen humor, imprescindible.
{K}. Hay una silla vacía con vistas a mucho trabajo bonito.
{K}. Prometemos acordarnos de tu nombre desde el principio.
reader:
{K}. ¿Eres tú o conoces a quien lo es?
{K}. ¿A quién te imaginas aquí?
scene:
"¿Y tú a qué te dedicas?" La respuesta podría ser esta: {k}.
invite:
{K}. Escríbenos, leemos todo.
{K}. Pásaselo a esa persona que siempre dice que quiere un cambio.

== achievement 🏅
plain:
{K}. Todavía sonrío al escribirlo.
{K}. Costó, y por eso sabe así de bien.
{K}. Un paso detrás de otro, al final se llega.
turn:
{K}. El cuerpo pide fiesta y la cabeza, siesta.
{K}. Antes decía "yo no puedo". Me he quedado sin frase.
{K}. Se aceptan abrazos y aplausos moderados.
reader:
{K}. ¿Cuál es la tuya, esa que tanto te costó?
{K}. ¿Quién se apunta a la próxima?
scene:
Nota para mis dudas de antes: {k}. Ya podéis dormir.
Para enmarcar y colgar en el salón: {k}.

== event-public 🗓️
plain:
{K}. Tenemos ganas de verte por allí.
{K}. Buen plan, mejor compañía.
{K}. De esos planes que luego se comentan toda la semana.
turn:
{K}. El sofá puede esperar, no se va a mover.
{K}. En la agenda cabe; el que no cabe es el sofá.
{K}. Ya tienes respuesta para "¿hacemos algo?".
reader:
{K}. ¿Con quién vienes?
{K}. ¿Eres de llegar pronto o de entrar pidiendo perdón?
{K}. ¿A quién le pasas esto sin decir nada más?
scene:
El grupo de amigos, por fin de acuerdo: {k}.
invite:
{K}. Vente, que entre caras conocidas se está mejor.
{K}. Guarda un hueco y trae buen humor.

== birthday 🎂
plain:
{K}. Y que cumpla muchos más.
{K}. Mucho que celebrar y muy buena gente para hacerlo.
{K}. Aquí manda quien sopla las velas.
turn:
{K}. La tarta se lo ha ganado.
{K}. Una vela más, el mismo deseo secreto.
{K}. Las arrugas de reírse no cuentan.
reader:
{K}. ¿Quién canta peor el cumpleaños feliz? Que empiece.
{K}. ¿Tarta de chocolate o discusión?
scene:
Luces fuera, velas dentro: {k}.
"¿Qué has pedido?" "No se dice." {K}.

== greeting 🤍
plain:
¡{K}! Con un abrazo de los que aprietan.
¡{K}! Que no falte quien te haga reír.
¡{K}! Gracias por estar al otro lado.
turn:
¡{K}! Con el café ya hecho, que así cuesta menos.
¡{K}! Un beso a cada lado y otro de propina.
scene:
Desde aquí, con la mano en alto: ¡{k}!

== question-opinion 🤔
reader:
¿{K}? En casa no nos ponemos de acuerdo.
¿{K}? Se admiten respuestas con argumentos y también con tripas.
¿{K}? Prometo no enfadarme con la respuesta. Mucho.
¿{K}? Hablad ahora o callad hasta el postre.
¿{K}? Yo tengo mi teoría, pero quiero oír la tuya.
¿{K}? Di la verdad, que esto no sale de aquí. Mucho.
¿{K}? La pregunta es corta; el debate, no tanto.

== choice 🤔
reader:
¿{K}? Elige deprisa, justifica despacio.
¿{K}? Se han roto amistades por menos.
¿{K}? Solo puede quedar uno.
¿{K}? Vota con el corazón y disimula con la cabeza.
¿{K}? Los indecisos también tienen que pagar ronda.
¿{K}? Hay respuesta correcta y no la voy a decir en voz alta.

== how-to 💡
plain:
{K}. No hay misterio, solo un poco de paciencia.
{K}. De esas cosas que nadie te explica y todo el mundo pregunta.
turn:
{K}. La primera vez sale regular; es tradición.
{K}. Parece magia hasta que lo intentas tú.
reader:
{K}. ¿Tú cómo lo haces?
{K}. ¿Cuál es tu truco, el que no le cuentas a nadie?
{K}. ¿Quién te lo enseñó a ti?

== feeling-good 🙌
plain:
{K}. Y qué bien sienta decirlo.
{K}. Sin más motivo que ese, y basta.
{K}. Ojalá dure, y si no, aquí queda escrito.
turn:
{K}. Hasta las plantas me ven distinto.
{K}. Que alguien me pellizque, flojito.
reader:
{K}. ¿Y tú, cómo vas?
{K}. ¿Quién más anda así?
scene:
Parte del tiempo, versión interior: {k}.

== story
plain:
{K}. Hay días que se cuentan solos.
{K}. Mi madre lo va a contar mejor, pero yo he llegado antes.
{K}. Y así, sin avisar, ya tenemos anécdota.
turn:
{K}. La próxima vez que lo cuente, ya habrá crecido un poco.
{K}. Esto se va a contar en todas las cenas.
{K}. Si me lo cuentan, no me lo creo.
reader:
{K}. ¿Te ha pasado algo parecido?
{K}. ¿Qué habrías hecho tú?
scene:
"¿Alguna novedad?" Pues mira: {k}.

== mishap 🙈
plain:
{K}. Ya nos reiremos. Bueno, ya nos estamos riendo.
{K}. Nada que no arregle un café y un suspiro.
turn:
{K}. El plan era otro, evidentemente.
{K}. Algún día será anécdota; por ahora, drama.
{K}. Respiro hondo y vuelvo.
reader:
{K}. Cuéntame algo peor, por favor.
{K}. ¿Quién me acompaña en el sentimiento?
scene:
Resumen del día en pocas palabras: {k}.

== day 🗓️
plain:
{K}. Un día para hacerle sitio.
{K}. Marcado con boli, no con lápiz.
{K}. Que sea bueno, con eso basta.
turn:
{K}. El calendario también tiene sus favoritos.
{K}. Llega sin llamar y se queda lo que dura un día.
reader:
{K}. ¿Qué te recuerda esta fecha?
{K}. ¿Cómo lo vas a pasar?

== thanks 🤍
plain:
{K}. De corazón y sin prisa.
{K}. Sin vosotros esto sería solo una idea.
{K}. Nos quedamos cortos de palabras y largos de sonrisa.
turn:
{K}. Os debemos un café. Bueno, muchos.
{K}. Lo decimos alto y con letra bonita.

== word
turn:
{K}. El diccionario lo despacha en una línea; en mi familia daría para una sobremesa.
{K}. Hay quien opina en un segundo y quien pide una silla.
El algoritmo esperaba otra cosa. Pues mira: {k}.
{K}. Nadie ha preguntado y, sin embargo, aquí estamos.
{K}. Mi grupo de mensajes ya tiene tema y yo ya no tengo batería.
Venía a publicar algo profundo y me salió esto: {k}.
plain:
{K}. Se dice rápido y da para mucho.
Cada casa tiene una historia con esto: {k}.
{K}. Lo dejo aquí, por si a alguien se le suelta la lengua.
{K}. A veces basta una palabra para empezar la conversación.
{K}. Detrás siempre hay alguien con algo que contar.
reader:
{K}. ¿Qué recuerdo te ha venido sin buscarlo?
{K}. ¿Cómo se lo explicarías a un niño de los que preguntan todo?
{K}. ¿Con quién hablarías de esto hasta que cerrasen el bar?
{K}. ¿A favor, en contra o según cómo hayas dormido?
scene:
Concurso de mímica, todos gritando y nadie acierta: {k}.
Nota en el móvil, sin contexto y en mayúsculas: {k}.
"¿De qué habláis?" Todos a la vez: {k}.
Primera diapositiva de una charla que nadie ha pedido: {k}.
news:
{K}. Que conste en el acta del grupo.

== coffee ☕
nouns: café, cafés, cafelito, café con leche, cortado, capuchino, espresso, expreso, café helado, café con hielo
nouns: cafetería, latte, desayuno con café, taza de café, café de la mañana
tags: Café, HoraDelCafé, AmantesDelCafé
turn:
Primero {k}. Las conversaciones, después.
{K}. No soy persona hasta la segunda vuelta de cucharilla.
Hay quien medita. Yo remuevo el café.
{K} y se me ordenan las ideas, casi todas.
reader:
¿Solo, cortado o con leche? Dime cómo lo tomas y sabré cómo eres.
¿Café con prisa o café con charla?
scene:
El primer sorbo, los ojos cerrados, el mundo en pausa.
"¿Quedamos para un café?" y ya es de noche.
plain:
{K}, y el día empieza a tener sentido.
Qué bien sabe un café cuando nadie te mete prisa.
invite:
{K}. La taza la ponemos nosotros, la charla la traes tú.
{K}. Pasa, que el café se enfría esperando.
news:
{K}. El café también tiene su opinión, y es que sí.

== dulce 🍰
nouns: tarta, tartas, bizcocho, pastel, pasteles, galleta, helado, helados, heladería, chocolate, postre, postres
nouns: flan, roscón, turrón, brownie, tarta de queso, tarta de limón, arroz con leche, torrijas, pastelería
tags: Dulces, Repostería, AlgoDulce
turn:
{K}. La dieta lo ha visto y ha mirado para otro lado.
Dije "solo un trocito". El cuchillo no me entendió.
{K}: lo que se comparte, pero poco.
El postre va en otro estómago, lo dice la ciencia de mi casa.
reader:
¿Tú eres de repetir o de "solo pruebo"?
¿El dulce, con café o sin testigos?
scene:
Silencio en la mesa y caras de fiesta: {k}.
Migas en el plato, cero arrepentimiento.
plain:
{K}. Que no falte algo dulce en la mesa.
Hay días que se arreglan con azúcar y buena compañía.
invite:
{K}. Ven con hambre o ven con excusas, pero ven.
{K}. Te guardamos un trozo si prometes no contarlo.
news:
{K}. Y el horno, orgullosísimo.

== comida 🍽️
nouns: arroz con pollo, macarrones, pasta al horno, perrito caliente, kebab, patatas fritas, ensaladilla rusa
nouns: nueva carta de primavera, pollo asado, sándwich, sopa de ajo, caldo, crema de calabaza, cena, comida
nouns: almuerzo, gazpacho, pizza, pasta, arroz, tacos, empanadas, ceviche, barbacoa, sopa, ensalada, bocadillo, menú
nouns: carta, carta de otoño, nueva carta, menú del día, restaurante, receta, recetas, arepas, hamburguesa, merienda
tags: Foodie, Comer, CocinaRica
turn:
{K}. Quien llegue tarde, que no pregunte.
{K}: hablar poco, repetir mucho.
Se come primero con los ojos, y yo ya voy por el segundo plato.
{K}. Aquí se viene a comer, no a mirar.
reader:
¿Tú eres de rebañar el plato o de disimular?
¿Receta de toda la vida o inventos? En mi mesa hay bandos.
scene:
"Yo no tengo hambre", dijo, y pidió un tenedor.
La mesa puesta, las voces cruzadas: {k}.
plain:
{K}. Buena mesa, buena gente.
Lo que se cocina sin prisa se come con ganas.
invite:
{K}. Reserva el hambre, nosotros ponemos el resto.
{K}. Siéntate, que aquí hay sitio.
news:
{K}. En la cocina todavía lo celebran.

== perro 🐶
nouns: perro, perra, perrito, perrita, cachorro, cachorra, perros, mi perro, nuestra perra, golden, labrador, galgo
nouns: teckel
tags: Perros, VidaPerruna, AmorPerruno
turn:
{K}. El alquiler lo pago yo y el sofá ya no es mío.
{K}: jefatura de seguridad, departamento de ladridos al timbre.
Le hablo como a una persona y me responde con la cola.
{K}. Del pasillo y de mis calcetines me despedí hace tiempo.
reader:
¿El tuyo también pone esa cara cuando abres la nevera?
¿Duerme en su cama o en la tuya? Sé sincero.
scene:
Esa mirada de "llevo horas sin comer" justo después de comer.
El sonido de la correa y se acaba la siesta.
plain:
{K}. Nadie se alegra tanto de verme volver.
Todo se pasa mejor con una pata encima.
news:
{K}. Y su cara de "yo no he sido", impecable.
{K}. Se aceptan caricias en su nombre.

== gato 🐱
nouns: gato, gata, gatito, gatita, gatos, mi gato, mi gata, gatitos, minino
tags: Gatos, VidaDeGato, Gatunos
turn:
{K}. Yo solo vivo aquí; la casa es suya.
Le compré una cama. Prefirió la caja.
{K}: dirección general, turno de siesta.
reader:
¿El tuyo también tira las cosas mirándote a los ojos?
¿Quién manda en tu casa, y cuántos bigotes tiene?
scene:
Ronroneo de fondo y nadie se atreve a levantarse.
Medianoche. Carreras por el pasillo. Nadie sabe por qué.
plain:
{K}. La calma con patas.
Media vida se arregla con un gato en el regazo.
news:
{K}. Arrepentimiento: ninguno.
{K}. La idea, por supuesto, fue suya.

== planta 🪴
nouns: planta, plantas, balcón, orquídea, primeras fresas, albahaca
tags: Plantas, Jardín, VidaVerde
turn:
{K}. Lo verde crece y yo presumo.
Una más y ya. Lo dije también la última vez.
{K}: poca conversación y mucha compañía.
reader:
¿Tú hablas con tus plantas o haces como que no?
¿Regar de más o regar de menos? Aquí nadie es inocente.
scene:
Tierra en las uñas y media sonrisa.
Una hoja nueva. Se avisa a toda la familia.
plain:
{K}. Lo que se cuida, se nota.
Un poco de verde y la casa respira.
invite:
{K}. Elige la tuya, o deja que te elija.
news:
{K}. El resto del jardín, muerto de envidia.

== playa 🏖️
nouns: sombrilla, sombrillas, toalla de playa, chanclas de playa, playa, mar, verano en la playa, arena, olas, costa
nouns: chiringuito, cala, surf
tags: Playa, Mar, VidaDePlaya
turn:
{K}. Arena hasta en los planes.
Vine a desconectar y el agua se puso de mi parte.
{K}: el despacho con mejores vistas.
reader:
¿Primera línea de sombrilla o paseo por la orilla?
¿Eres de los que entran de golpe o de los que negocian con el agua?
scene:
Sal en la piel, toalla al sol, cero prisas.
El bocadillo con arena, que también es tradición.
plain:
{K}. El mar arregla lo que la semana estropea.
Con el ruido de las olas no hace falta más música.
invite:
{K}. Trae toalla y ganas.
news:
{K}. Y el pelo, a su aire.

== viaje ✈️
nouns: pasaporte, mapa, hotel, camping, tienda de campaña, viaje, viajes, vacaciones, escapada, vuelo, camino
nouns: aventura, fin de semana en, carretera, aeropuerto, ciudad, pueblo, camino de santiago
tags: Viajar, Viaje, Escapada
turn:
{K}. La maleta no cierra, pero los planes sí.
{K}: perderse un poco para encontrar la cafetería perfecta.
Lo metí todo menos lo que hacía falta.
reader:
¿Tú viajas con lista o con fe?
¿Ventanilla o pasillo? Aquí se nota quién eres.
scene:
Mapa abierto, rumbo discutido: {k}.
Esa primera noche en un sitio nuevo, con todo por estrenar.
plain:
{K}. Volver cansado y con la cabeza llena.
Lo mejor del camino no salía en el mapa.
news:
{K}. Los imanes de la nevera ya hacen sitio.

== familia 🏡
nouns: nietos, nieto, nieta, familia, mi madre, madre, mamá, papá, padre, hermana, hermano, primos, tía, tío, hijo
nouns: hija, mi hija, mi hijo, niños, domingo en familia, comida familiar, sobrino, sobrina
tags: Familia, EnFamilia, TiempoEnFamilia
turn:
{K}. Hablamos todos a la vez y nos entendemos.
{K}: mucho ruido, mucho amor y siempre sobra comida.
En mi casa "llámame cuando llegues" significa "te quiero".
reader:
¿Qué frase de tu familia repites ya sin darte cuenta?
¿Quién es el último en levantarse de la mesa en tu casa?
scene:
La foto de grupo, repetida hasta que alguien sale bien.
Sobremesa larga, nadie tiene prisa: {k}.
plain:
{K}. Lo mejor que tengo no se compra.
Donde está la familia, ya es casa.
news:
{K}. Se va a recordar en todas las cenas.

== amigos 🥂
nouns: amigos, amigas, mejor amiga, mejor amigo, cena con amigos, noche de chicas, quedada, fiesta, copas, juerga
tags: Amigos, BuenaGente, Planazo
turn:
{K}. Nadie quería ser el primero en irse.
{K}: las mismas historias, cada vez mejor contadas.
Lo que se ríe aquí no cabe en un audio.
reader:
¿Quién de tu grupo dice "estoy llegando" desde la ducha?
¿Quién paga la última? Silencio general.
scene:
"La última y nos vamos." Risas de fondo.
Una mesa pequeña y demasiadas sillas: {k}.
plain:
{K}. La gente que te conoce y aun así se queda.
Con ellos, cualquier plan es buen plan.
invite:
{K}. Trae al amigo que siempre llega tarde.
news:
{K}. El grupo todavía lo está comentando.

== deporte 💪
nouns: patines, patinaje, monopatín, skate, gimnasio, entreno, entrenamiento, yoga, pilates, fútbol, pádel, tenis
nouns: escalada, crossfit, partido
tags: Deporte, Entrenar, VidaActiva
turn:
{K}. Las agujetas ya han pedido cita.
{K}: salir cuesta, volver presumiendo no cuesta nada.
El sofá me hizo una contraoferta.
reader:
¿De madrugar o de "luego, si eso"?
¿Qué canción te salva el último esfuerzo?
scene:
Zapatillas atadas, excusas sueltas.
Cara de "me encanta" y piernas de "quién me mandaría".
plain:
{K}. Nunca me he arrepentido después.
Poco a poco también es una velocidad.
invite:
{K}. Anímate, que las agujetas unen.
news:
{K}. Y mañana, escaleras de lado.

== belleza 💅
nouns: uñas, manicura, barbería, maquillaje, barba, pestañas, estética, spa, masaje, facial
tags: Belleza, NuevoLook, Beauty
turn:
{K}. El espejo ha preguntado quién es.
{K} y ya camino distinto.
Entré diciendo "solo las puntas". Las famosas últimas palabras.
reader:
¿Cambio radical o "lo de siempre, pero mejor"?
¿Quién te dice la verdad cuando te cambias el look?
scene:
La silla gira, el espejo aplaude: {k}.
Esa primera foto en el coche, antes de arrancar.
plain:
{K}. Un rato para ti también cuenta.
Verse bien es la mitad del buen humor.
invite:
{K}. Tú trae la idea, aquí ponemos la mano y el cariño.
{K}. Siéntate y cuéntanos, que aquí se arregla casi todo.
news:
{K}. Los selfies, inevitables.

== moda 🛍️
nouns: bolsos, zapatería vintage, sombrerería, vestido, ropa, bolso, chaqueta, vaqueros, gafas de sol, colección
nouns: camiseta, abrigo, bufanda, rebajas, outfit
tags: Moda, Estilo, LookDelDía
turn:
{K}. Mi armario dice que no cabe; yo digo que sí.
{K}: "lo necesito", en mi idioma.
Fui a mirar. Miré con la tarjeta.
reader:
¿Lo combinas o lo dejas de protagonista?
¿Compras pensando o piensas después?
scene:
Prueba, vuelta, espejo, sonrisa: {k}.
La percha vacía y la sonrisa puesta.
plain:
{K}. Vestirse de buen humor también es vestirse.
Cuando algo te queda bien, se te nota en la cara.
invite:
{K}. Pásate a probar sin compromiso y con calma.
news:
{K}. El resto del armario exige explicaciones.

== casa 🏠
nouns: cortina, cortinas, silla, sillas, sillón, alfombra, alfombras, armario, cómoda, mesilla, ventana, ventanas
nouns: puerta, escalera, pasillo, baño, ducha, bañera, calefacción, vecinos, vecino, alquiler, hipoteca
nouns: llaves de casa nueva, sofá nuevo, lámparas, estanterías, balcón pequeño, casa, piso, hogar, salón, cocina
nouns: sofá, decoración, reforma, mudanza, habitación, terraza, mesa, estantería, lámpara, piso nuevo, casa nueva
tags: Hogar, CasaBonita, EnCasa
turn:
{K}. Ahora solo falta quien limpie.
{K}. Fuera zapatos, fuera mundo.
Iba a ser un cambio pequeño. Luego moví el sofá.
reader:
¿Orden por dentro de los armarios o solo por fuera?
¿Cuál es tu rincón, ese que nadie más usa?
scene:
Luz bajita, manta, nadie llama: {k}.
Cajas abiertas, tenedores perdidos, ilusión intacta.
plain:
{K}. Un sitio donde dejar el día en la puerta.
La casa se hace de ratos.
news:
{K}. El felpudo ya se siente importante.

== tiempo 🍂
nouns: tiempo, viento, niebla, campo, paisaje, estación del año, cambio de estación, clima, naturaleza
tags: Naturaleza, Momentos, BuenosDías
turn:
{K}. El tiempo hace lo que quiere y nosotros, lo que podemos.
{K}: se para el mundo y nadie protesta.
Salí con la ropa equivocada, por optimismo.
reader:
¿Eres de frío con manta o de calor con protesta?
¿Salir a vivirlo o mirarlo desde la ventana?
scene:
El cielo se luce y nadie mira el móvil. Bueno, uno.
Ahí fuera ha cambiado el decorado: {k}.
plain:
{K}. Hay que pararse a mirar, aunque sea un momento.
Las cosas bonitas no suelen avisar.
news:
{K}. La conversación de ascensor está servida.

== trabajo 💼
nouns: cliente, clienta, clientes, clientas, teletrabajo, home office, jubilación, café de oficina, correo
nouns: reuniones, compañeros, trabajo, oficina, reunión, equipo, negocio, emprender, proyecto, taller, estudio
nouns: curso, clase, clases, pedidos, entrega, empresa, jornada
tags: Trabajo, Emprender, Equipo
turn:
{K}. Café en mano, ganas en camino.
{K}. El café ha hecho su parte.
Mi jefe soy yo, y está insoportable.
reader:
¿De los que contestan al momento o de los que lo meditan?
¿Cuál es tu manera de empezar la jornada con dignidad?
scene:
Lista de tareas larga, boli con tinta, vamos allá.
"¿Se me oye?" Un clásico que nunca falla.
plain:
{K}. Paso a paso se hace oficio.
Lo hacemos con ganas, y creemos que se nota.
invite:
{K}. Aquí estamos para lo que necesites.
news:
{K}. En la oficina ha habido galletas.

== arte 🎶
nouns: teatro, exposición
tags: Cultura, HechoConCalma, Arte
turn:
{K}. Un rato más y lo dejo. Lo llevo diciendo toda la tarde.
{K}: donde el reloj se despista.
Empecé por probar y ahora tengo una estantería entera.
reader:
¿Tú eres de terminar lo que empiezas o de empezar otra cosa?
¿Quién te metió esta afición en el cuerpo?
scene:
Móvil lejos, manos ocupadas, cabeza en otra parte.
El móvil boca abajo y el mundo en silencio: {k}.
plain:
{K}. Hacer algo con calma también es un lujo.
Hay cosas que no sirven para nada y por eso hacen tanta falta.
invite:
{K}. Ven aunque creas que no se te da bien.
news:
{K}. Y esto no acaba aquí.

== voice/thing
plain:
{K}, y a otra cosa.
{K}. Pequeño gusto, gran alegría.
Ya tenemos con qué alegrar el día: {k}.
turn:
Dije "solo mirar". {K}.
{K}. Me lo he ganado, o eso me digo.
{K}, y que espere lo demás.
reader:
{K}. ¿Te guardo un poco?
¿Quién se apunta? {K}.
scene:
Se abre la puerta, sorpresa: {k}.
news:
{K}. ¿A que dan ganas?

== voice/statement
plain:
{K}. Así, tal cual.
{K}. Qué ganas de contártelo.
{K}. Aquí te esperamos.
{K}. Y tan contentos.
turn:
{K}. Ya era hora.
{K}. Como te lo cuento.
reader:
{K}. ¿Se lo cuentas a alguien?
{K}. ¿Qué te parece?
scene:
Pasa y mira: {k}.
invite:
{K}. Pásate, que te invitamos a la charla.

== hours 🕘
plain:
{K}. Apúntalo donde apuntas lo importante.
{K}. Así ya no hay excusa para quedarse en la puerta.
{K}. Nos vemos en la puerta.
{K}. Los mismos de siempre, con otro reloj.
turn:
{K}. El despertador ya está avisado, y algo molesto.
{K}. Cambia el cartel, no la sonrisa.
{K}. Nuestro reloj se ha puesto serio.
reader:
{K}. ¿Madrugas o apuras hasta el final?
{K}. ¿A quién hay que avisar para que no venga en balde?
invite:
{K}. Pásalo a quien siempre llega cuando cerramos.
{K}. Ven sin prisa, que para eso lo contamos.
scene:
En la puerta, con letra clara: {k}.

== milestone-years 🥂
plain:
{K}. Y todavía nos queda cuerda.
{K}. Qué rápido pasa lo que se disfruta.
{K}. Gracias por cada día de los que caben ahí dentro.
{K}. Se dice pronto y se ha vivido despacio.
turn:
{K}. El calendario presume y nosotros también.
{K}. Más canas, más historias, las mismas ganas.
reader:
{K}. ¿De qué te acuerdas tú?
{K}. ¿Qué dirías que es lo mejor de todo este tiempo?
scene:
Sopla fuerte, que hay muchas velas: {k}.
Un brindis pequeño para algo grande: {k}.

== closed
turn:
{K}. La puerta descansa, nosotros también.
{K}. La llave se toma un respiro.
scene:
En la puerta, con letra clara: {k}.
Luces apagadas, cartel puesto: {k}.
plain:
{K}. Gracias por tenerlo en cuenta.
{K}. Nos vemos muy pronto, con las mismas ganas.
{K}. Lo apuntamos aquí para que nadie venga en balde.
{K}. Perdonad las molestias y gracias por la paciencia.
reader:
{K}. ¿Se lo cuentas a quien suele venir contigo?
{K}. ¿Qué es lo primero que pedirás a la vuelta?
news:
{K}. Guardadnos el sitio en la lista de cosas buenas.

== booking 🗓️
turn:
{K}. Luego no digas que nadie te avisó.
{K}. Tu agenda tiene cara de estar esperándolo.
scene:
"Ya llamaré." Famosas últimas palabras. {K}.
Se abre la libreta, se busca el boli: {k}.
plain:
{K}. Escríbenos y te buscamos un hueco que te venga bien.
{K}. Nos encantaría verte por aquí.
{K}. Un mensaje y lo dejamos apuntado.
reader:
{K}. ¿Uno es para ti?
{K}. ¿A quién le vendría de maravilla?
invite:
{K}. Pásaselo a quien siempre lo deja para luego.
{K}. Tú eliges la hora, nosotros ponemos las ganas.

== longing 💭
turn:
{K}. Mi cabeza ya se ha ido; el cuerpo sigue en la silla.
{K}. Lo digo bajito, que si no me emociono.
{K}. El corazón lleva su propio horario.
scene:
Mirando por la ventana, con banda sonora: {k}.
"¿En qué piensas?" En lo de siempre. {K}.
Una canción cualquiera y, de pronto: {k}.
plain:
{K}. Hay cosas que se llevan dentro, y bien guardadas.
{K}. Qué suerte tener algo que echar de menos.
{K}. El cariño no mira el calendario.
reader:
{K}. ¿Y tú, qué echas de menos?
{K}. ¿Qué olor te lo devuelve?
news:
{K}. Y no pasa nada por decirlo.

== milestone-number 🎉
plain:
{K}. Detrás de cada uno hay una persona, y se agradece.
{K}. Gracias por estar ahí, en serio.
{K}. Poco a poco y de boca en boca.
turn:
{K}. Y alguien de la familia dice que fue el primero.
{K}. Hemos recargado la página por si era un error.
{K}. Y pensar que al principio nos leíamos entre nosotros.
reader:
{K}. ¿Quién está desde el principio? Que levante la mano.
{K}. ¿Desde cuándo andas por aquí?
scene:
Brindis con lo que haya en la nevera: {k}.
"Otra vez el marcador." "Déjame mirarlo." {K}.
"¿A que no llegamos?" Pues sí: {k}.

== achievement-child 🌟
plain:
{K}. Qué deprisa va todo y qué bonito es verlo.
{K}. El orgullo no cabe en casa.
{K}. Paso pequeño, emoción enorme.
turn:
{K}. Y aquí los mayores, buscando un pañuelo.
{K}. Nadie nos avisó de que iba tan rápido.
{K}. Los abuelos ya lo están contando en el barrio.
reader:
{K}. ¿Quién lloró más en tu casa, el grande o el pequeño?
{K}. ¿Te acuerdas de la primera vez?
scene:
Aplausos en la cocina, vuelta al ruedo por el pasillo: {k}.
"¿Me has visto?" Lo hemos visto todos. {K}.

== event-private 🥂
plain:
{K}. De esos días que se guardan para siempre.
{K}. Todos los nuestros, en la misma foto.
{K}. Con poco más que cariño ya estaba hecho.
turn:
{K}. Prometimos no llorar. Duramos hasta la entrada.
{K}. El que dijo "yo no bailo" no ha parado.
{K}. Había un plan. Luego llegó la familia.
reader:
{K}. ¿Quién es el primero que saca el pañuelo en tu casa?
{K}. ¿Qué momento te llevas tú de un día así?
scene:
"Una foto más y ya." Mentira, y todos lo sabíamos.
Zapatos debajo de la mesa y la música todavía alta: {k}.
El brindis, la risa, la lágrima, y otra vez el brindis: {k}.
`;
