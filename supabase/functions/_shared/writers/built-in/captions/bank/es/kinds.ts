/** Kinds of things, places and pastimes that have lines of their own. */
export const kinds = `
== pots 🪴
under: planta
nouns: maceta, macetas, tiesto, tiestos, macetero, maceteros, jardinera, jardineras, suculenta, suculentas, cactus
nouns: crasas, plantas de balcón, balcón con plantas, planta de interior, plantas de interior, potos, monstera
nouns: aloe vera, geranio, geranios, petunias, cintas, bonsái, bonsáis
tags: Plantas, Balcón, PlantasEnCasa
turn:
{K}. Entré a por tierra y salí con compañía.
El alféizar ha puesto el cartel de completo. No le he hecho caso.
Vivo en un piso, pero mi balcón se cree la selva.
Las macetas de mi casa se reproducen, porque comprar, lo que se dice comprar, yo no compro.
reader:
¿Cuántas macetas son demasiadas? Pregunto con una en cada mano.
¿A quién le dejas las llaves y la regadera cuando te vas?
scene:
Regadera en una mano, café en la otra: {k}.
Un balcón pequeño con ínfulas de jardín botánico.
plain:
{K}. Un poco de verde cabe en cualquier esquina.
Regar también es una manera de parar.
{K}. Tierra, luz y algo de paciencia.
news:
{K}. En el balcón ya están haciendo sitio.
invite:
{K}. Ese rincón de tu casa lleva tiempo pidiendo verde.
Ven a mirar. De aquí se sale con las manos llenas de hojas.

== needlework 🧶
under: arte
nouns: ganchillo, crochet, punto, tejer, lana, lanas, ovillo, ovillos, bordado, bordados, bordar, punto de cruz
nouns: costura, coser, taller de costura, clases de costura, curso de costura, patchwork, máquina de coser
nouns: amigurumi, amigurumis, macramé, agujas de punto, telas, hilos
tags: HechoAMano, Labores, HiloYAguja
turn:
{K}. Empezó como pasatiempo y ya ocupa un armario.
Compré hilo "por si acaso". El acaso tiene su propio cajón.
Deshacer también es avanzar, pero con peor cara.
{K}. Hay quien cuenta ovejas; aquí contamos puntos.
reader:
¿Terminas una labor antes de empezar otra, o eres como todo el mundo?
¿Quién te puso la primera aguja en la mano?
scene:
"No me hables, que estoy contando." {K}.
Sofá, hilo por el suelo, y un "acabo esto y ceno" que no se cree nadie.
plain:
{K}. Las manos ocupadas, la cabeza en paz.
Puntada a puntada se va pasando también el mal día.
{K}. Lo que se hace despacio se quiere más.
news:
{K}. El costurero está que no cabe en sí.
invite:
{K}. Aquí nadie nace sabiendo enhebrar.
Trae tus nudos, que los deshacemos juntos.

== pottery 🏺
under: arte
nouns: cerámica, cerámicas, taller de cerámica, clases de cerámica, curso de cerámica, alfarería, barro, arcilla
nouns: torno, torno de alfarero, gres, porcelana, cuenco de cerámica, taza de cerámica, tazas de cerámica
nouns: vajilla de cerámica, azulejos, jarrón de barro, botijo
tags: Cerámica, Barro, HechoAMano
turn:
{K}. Iba a ser una taza y ahora es "una pieza".
El barro tiene opinión, y casi siempre gana.
Torcido no, con carácter.
{K}. Mucha paciencia para hacerlo y un segundo para decir "cuidado".
reader:
¿Tú serías de torno con elegancia o de salpicar hasta el techo?
¿Tienes una taza que nadie más puede tocar?
scene:
Barro hasta los codos y el móvil, por fin, lejos.
El horno se abre y nadie respira: {k}.
plain:
{K}. Tierra, agua, fuego y unas manos.
En el barro se quedan los dedos de quien lo trabaja.
news:
{K}. Las tazas del armario se sienten observadas.
invite:
{K}. Ven con ropa que no te dé pena.
Mancharse está permitido, casi recomendado.

== shoes 👟
under: moda
nouns: zapatos, zapato, zapatillas, zapatilla, deportivas, botas, bota, botines, sandalias, alpargatas, chanclas
nouns: tacones, mocasines, bailarinas, zapatería, botas de agua, zapatillas infantiles, zapatos de tacón, zuecos
nouns: abarcas, esparteñas
tags: Calzado, Zapatos, PasoAPaso
turn:
{K}. Mis pies han pedido matrimonio.
"¿Otro par?" Otro camino.
{K}. Ahora solo falta un sitio al que ir.
reader:
¿Tú los estrenas en casa o directamente en la calle?
scene:
Un paseo por el pasillo, mirando al suelo: {k}.
La caja todavía en la mesa y los pies ya en la puerta.
plain:
{K}. Un buen día empieza por los pies.
El mejor calzado es el que se te olvida que llevas.
{K}. Paso a paso, pero con estilo.
news:
{K}. El felpudo espera el primer paso.
invite:
{K}. Pruébate el par, que caminar por la tienda es gratis.
Tus pies llevan todo el día pensando en sentarse. Aquí hay banco.

== bread 🥖
under: comida
nouns: pan, panes, pan de pueblo, pan de masa madre, masa madre, hogaza, hogazas, barra de pan, chapata, panadería
nouns: panaderías, horno de pan, obrador, pan recién hecho, pan casero, mollete, molletes, pan de molde
nouns: bollo de pan, panecillos, pan con tomate
tags: Pan, Panadería, PanRecién
turn:
El pan salió entero de la panadería. A casa llegó sin pico.
Dije que iba a dejar el pan. El pan no estaba de acuerdo.
La corteza cruje y se acaba la conversación.
{K}. El resto de la comida es acompañamiento.
reader:
¿Pico o miga? En esta mesa hay guerra.
¿Quién se come el currusco en tu casa? Que dé la cara.
scene:
El olor llega antes que el pan y nadie mira ya el móvil.
"Baja a por pan." Una frase que es casi una infancia.
plain:
{K}. Harina, agua, sal y tiempo.
Con buen pan, cualquier cosa es una comida.
news:
{K}. El aceite y el tomate ya están avisados.
invite:
{K}. Ven pronto, que el olor no se puede guardar.
Aquí el pico no cuenta. Se come por el camino.

== pastries 🥐
under: dulce
nouns: rollos de canela, rollo de canela, cinnamon rolls, churros, churros con chocolate, porras, croissant
nouns: croissants, cruasán, cruasanes, napolitanas, ensaimada, ensaimadas, rosquillas, buñuelos, magdalenas
nouns: magdalena, palmeras de chocolate, palmera de chocolate, donuts, berlinas, bollería, bollos, galletas
nouns: polvorones, mantecados, alfajores
tags: Dulces, Bollería, Merienda
turn:
{K}. Pedí para probar y luego para confirmar.
Se comparte por educación, no por gusto.
El azúcar en la camiseta es la prueba del delito.
{K}. Los dedos también se rebañan.
reader:
¿Mojas o no mojas? De esto dependen amistades.
scene:
La bolsa de papel, todavía templada, y nadie espera a llegar a casa.
"¿Quedan?" Silencio, y una boca llena.
plain:
{K}. Hay mañanas que se arreglan con algo dulce en la mano.
Sin plato, sin cubiertos, sin remordimientos.
news:
{K}. Las migas todavía hablan de ello.
invite:
{K}. Ven con las manos libres.
Pide de más, que el camino a casa es traicionero.

== tapas 🫒
under: comida
nouns: tapas, tapa, pincho, pinchos, pintxos, aperitivo, vermut, vermú, aceitunas, croquetas, croqueta
nouns: patatas bravas, bravas, ensaladilla, montaditos, banderillas, boquerones, tabla de ibéricos, jamón, picoteo
nouns: empanadillas, calamares, gildas, raciones, tapeo
tags: Tapas, Aperitivo, Picoteo
turn:
{K}. Nadie tenía hambre y ya vamos por la segunda ronda.
La última del plato es la de la vergüenza, y siempre se la come alguien.
Picar algo: comida completa, pero de pie.
{K}. La cena acaba de quedar cancelada.
reader:
¿Barra o mesa? Piénsalo bien, que dice mucho de ti.
¿Eres de pinchar con palillo o de "ya que estamos, con la mano"?
scene:
Palillos en alto, codos en la barra: {k}.
"Ponme otra de lo mismo." La frase más bonita de la barra.
plain:
{K}. Lo bueno, si es pequeño, se repite.
Un bocado, una charla, y vuelta a empezar.
news:
{K}. La barra está encantada.
invite:
{K}. Ven a picar algo, que la cena ya se verá.
Trae a gente con hambre y con conversación.

== home-classics 🍳
under: comida
nouns: tortilla, tortillas, tortilla de patatas, tortilla española, paella, paellas, arroces, fideuá, cocido, fabada
nouns: lentejas, potaje, callos, pisto, migas, guiso, puchero, asado, empanada, empanada gallega
tags: CocinaCasera, ComidaDeSiempre, Cocina
turn:
{K}. Cada casa tiene la receta buena, y son todas distintas.
Se cocina para los de casa y siempre aparece alguien más.
{K}. Mañana sabe mejor, si es que llega a mañana.
El secreto no está en la receta, está en quien no deja tocar nada.
reader:
¿Con cebolla o sin cebolla? Con lo que sea, pero discutamos.
¿De quién es la receta que defiendes a muerte?
scene:
"¿Le falta sal?" "A ver, déjame probar otra vez." Y otra.
El olor sube por la escalera y el vecino pregunta qué celebramos.
plain:
Lo de siempre nunca falla, por eso es lo de siempre.
news:
{K}. Quien dijo "yo solo un poquito" ya va por el segundo plato.
invite:
{K}. Siéntate, que se enfría y eso no tiene perdón.
Ven con hambre y sin prisa, el resto es cosa de la cocina.

== sunset 🌅
under: tiempo
nouns: nube, nubes, atardecer, atardeceres, puesta de sol, puestas de sol, amanecer, amaneceres, salida del sol
nouns: ocaso, cielo, cielos, anochecer, hora dorada, cielo rosa, crepúsculo
tags: Atardecer, Cielo, Luz
turn:
{K}. El cielo tirando de filtro sin pedir permiso.
Hice más fotos de las que confieso y ninguna lo cuenta.
Todos los días hay uno y todavía nos pilla por sorpresa.
{K}. La agenda decía otra cosa; el cielo no la ha leído.
reader:
¿Amanecer madrugando o atardecer con aceitunas?
¿Lo miras o lo grabas? Sin trampas.
scene:
"Un minuto, que ya acaba." {K}. Nadie se mueve.
Todas las caras naranjas y nadie dice nada.
plain:
{K}. No cuesta nada y lo cambia todo un rato.
La luz se despide mejor que mucha gente.
{K}. Mirar hacia arriba también es un plan.
news:
{K}. El móvil está lleno y no pienso borrar.
invite:
{K}. Busca un sitio, que el cielo no repite función.

== rain 🌧️
under: tiempo
nouns: lluvia, lluvias, tarde de lluvia, día de lluvia, tormenta, tormentas, chaparrón, aguacero, llovizna, llueve
nouns: truenos, trueno, relámpagos, charcos, charco, nublado, cielo nublado
tags: Lluvia, DíaDeLluvia, Tormenta
turn:
{K}. Mi pelo ya tiene su propia opinión.
El paraguas está en casa, seco y tranquilo.
{K}. El sofá acaba de subir de categoría.
Salí entre gota y gota. Me encontraron todas.
reader:
¿Ventana y manta, o botas y charcos?
¿Quién más se deja siempre el paraguas donde no llueve?
scene:
Las gotas en el cristal y una taza caliente entre las manos.
"Si no va a caer nada", dijo alguien en camiseta. {K}.
plain:
{K}. El ruido más bonito para no hacer nada.
Las calles se lavan la cara y huele a tierra mojada.
{K}. Hay días hechos para quedarse dentro.
news:
{K}. El plan A se ha ido a secar.

== birds 🐦
nouns: pájaro, pájaros, periquito, periquitos, canario, canarios, loro, loros, cotorra, agapornis, ninfa, ninfas
nouns: gorrión, gorriones, golondrina, golondrinas, jilguero, jilgueros, pajarito, pajaritos, aves
tags: Aves, Pájaros, Plumas
turn:
{K}. Poco peso y muchísima opinión.
El despertador venía con plumas.
{K}. Plumas para una mano y ruido para toda la casa.
Ríete tú de mi lista de reproducción: aquí se canta a capela.
reader:
¿Quién canta mejor en tu casa, el de las plumas o el de la ducha?
¿Madrugas tú o te madrugan?
scene:
Cabeza ladeada, mirada fija, veredicto pendiente: {k}.
Primero un trino, luego otro, y se acabó dormir.
plain:
{K}. El día suena mejor con alas.
Un poco de canto y la mañana ya tiene color.
news:
{K}. Se ha comentado en todas las ramas.

== nostalgia 💭
under: longing
nouns: nostalgia, melancolía, morriña, añoranza, recuerdos, recuerdo, echar de menos, te echo de menos
nouns: viejos tiempos, ganas de volver, infancia
tags: Nostalgia, Recuerdos, EchoDeMenos
turn:
{K}. La memoria rebobina sin que nadie toque el botón.
Olí algo parecido y, de repente, tenía otra edad.
No es tristeza, es un cariño que llega tarde.
{K}. Se cura un rato con una llamada larga.
reader:
¿Qué olor te devuelve a otro sitio?
¿A qué momento volverías un ratito, sin cambiar nada?
scene:
Una canción vieja, la mirada en ninguna parte: {k}.
"¿Te acuerdas?" Y ya no hay quien mire el reloj.
plain:
{K}. Echar de menos es querer desde lejos.
Algunas cosas se van y, aun así, se quedan.
{K}. Que duela un poquito quiere decir que fue bonito.
news:
{K}. La caja de fotos ha vuelto a salir del armario.

== candles 🕯️
under: casa
nouns: vela, velas, vela aromática, velas aromáticas, velas perfumadas, velas artesanales, velas de soja, portavelas
nouns: incienso, velitas, farolillo, farolillos, ambientador, guirnalda de luces
tags: Velas, LuzCálida, Rincones
turn:
{K}. La bombilla del techo se ha ofendido.
Con esta luz, hasta el montón de ropa parece decoración.
Guardaba la vela para una ocasión especial. Resulta que era esta.
{K}. El drama del día, a media luz, se ve pequeño.
reader:
¿De las que se encienden o de las que da pena gastar?
¿Qué olor te dice "ya estás en casa"?
scene:
Se apaga el techo, se enciende lo bueno: {k}.
Una llama bajita y nadie con prisa.
plain:
{K}. La luz que baja la voz a la casa.
Hay ratos que piden poca luz y mucha calma.
news:
{K}. El interruptor tiene la noche libre.
invite:
{K}. Acércate a oler, que por la pantalla no llega.

== bouquet 💐
under: planta
nouns: ramo, ramos, ramo de flores, flores, flor, girasol, girasoles, rosas, tulipanes, peonías, claveles
nouns: margaritas, lirios, hortensias, amapolas, floristería, florista, flores frescas, centro de flores
nouns: flores secas
tags: Flores, Floristería, FloresBonitas
turn:
{K}. La mesa del comedor se ha puesto de gala.
Un jarrón vacío es una indirecta.
{K}. Sin motivo, que es el mejor motivo.
Las flores dicen lo que a uno le cuesta decir, y huelen mejor.
reader:
¿Tú compras flores para ti o esperas sentado?
¿A quién le alegrarías el día con un ramo sin avisar?
scene:
Papel que cruje, cara que se ilumina: {k}.
"¿Y esto por qué?" "Porque sí."
plain:
{K}. Un poco de color donde no había nada.
Unos días en el jarrón y bastante más en la memoria.
news:
{K}. Se busca jarrón. Urgente.
invite:
{K}. Dinos para quién es y del resto hablan los colores.
Llévate algo bonito para la mesa, o para alguien que no se lo espera.

== dog-salon ✂️🐾
under: perro
nouns: peluquería canina, peluquería de perros, peluquero canino, peluquera canina, estética canina, baño del perro
nouns: corte de pelo del perro, spa canino, baño canino, lavadero de perros
tags: PeluqueríaCanina, Perros, MundoCanino
turn:
{K}. Entran con barro y salen con currículum.
Quien gruñe al secador también tiene su corazoncito.
{K}. El cliente siempre tiene la razón, sobre todo si mueve el rabo.
Aquí las propinas se pagan en lametones.
reader:
¿El tuyo entra corriendo o hay que negociar en la puerta?
¿Cómo se llama ese perro al que deberíamos conocer ya?
scene:
Orejas arriba, rabo en marcha, humano emocionado: {k}.
"¿Quién es el más guapo?" Todos se dan por aludidos.
plain:
{K}. Con calma, con mimo y con premio al final.
Un perro contento se nota desde la acera.
news:
{K}. El rumor ya corre de farola en farola.
invite:
{K}. Trae a tu perro, que del drama nos encargamos nosotros.
Pasad los dos, que también hay caricias para quien lleva la correa.
`;
