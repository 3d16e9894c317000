import type { LanguageNumbers } from "./numbers.ts";

export const spanish = ({ price, free, trial, variations, premiumVariations, hashtags }: LanguageNumbers): string => `
== what-is-it
Caption Kite escribe textos para Instagram, Facebook, TikTok y X a partir de unas palabras, de una foto o de ambas, y en tu propio estilo si lo guardas.
qué es caption kite | qué es esto | para qué sirve | qué puedes hacer | qué hace esta aplicación | en qué me puedes ayudar | quién eres | eres un robot
== generate
En la pestaña Generate escribe una palabra clave, añade una foto o ambas cosas, elige la plataforma y pulsa Generate Caption. Recibes ${variations} variantes; copia la que más te guste. También me lo puedes pedir aquí: “escribe un texto sobre …”.
cómo funciona | cómo se usa | cómo creo un texto | cómo escribo un caption | cómo genero un pie de foto | cómo empiezo | qué tengo que hacer | hola cómo funciona esto | cómo funciona esto | cómo se usa esto
== price
Premium cuesta ${price} dólares al mes, con tarjeta, y puedes cancelar cuando quieras. El plan gratuito no cuesta nada.
cuánto cuesta | cuánto cuesta premium | qué precio tiene | cuál es el precio | precio | cuánto vale | cuánto hay que pagar | es caro | me puedes decir cuánto cuesta premium | cuánto sale al mes | cuánto cuesta al mes y puedo cancelar cuando quiera | cuánto cuesta premium y puedo cancelar | precio por mes y cancelar
== free
Sí, hay un plan gratuito sin tarjeta: ${free} textos al día, con anuncios. Sin cuenta puedes escribir ${trial} al día.
es gratis | es gratuito | hay una versión gratis | puedo usarlo gratis | tengo que pagar | hay prueba gratuita | se puede probar sin registrarse | se puede usar sin cuenta | puedo usarlo sin cuenta | sin tarjeta | es gratis usarlo | diferencia entre cuenta gratis y visitante | diferencia entre visitante y registrado | entrar como visitante | hace falta registrarse
== daily-limit
Con el plan gratuito ${free} textos al día; con Premium, todos los que quieras. El contador vuelve a cero a las 00:00 UTC.
cuántos textos puedo crear al día | cuántos captions gratis | cuál es el límite diario | límite | cuántas veces al día | se me acabaron los textos | cuántos textos por día
== upgrade
En la pestaña Account pulsa Upgrade to Premium en la tarjeta Subscription y paga con tarjeta. Premium empieza en cuanto se confirma el pago.
cómo paso a premium | cómo compro premium | quiero premium | cómo me suscribo | cómo pago
== cancel
En la pestaña Account pulsa Cancel Subscription en la tarjeta Subscription y confirma. Conservas Premium hasta el final del mes pagado y no se te cobra más.
cómo cancelo | cancelar suscripción | quiero cancelar | cómo me doy de baja | darse de baja | puedo cancelar cuando quiera | cómo cancelo la suscripción | no encuentro dónde cancelar
== refund
Los meses empezados no se devuelven, salvo que la ley te dé ese derecho. Si algo salió mal con un pago, escríbenos en la página Contact con la fecha y el importe: responde una persona en 24 horas.
puedo recibir un reembolso | reembolso | quiero mi dinero de vuelta | devolución del dinero | me pueden devolver el dinero | devolver el dinero
== charged-twice
Lo sentimos. Mira primero los pagos en Invoices and card, en la tarjeta Subscription de la pestaña Account. Si hay dos del mismo mes, escríbenos en la página Contact con la fecha y el importe, nunca el número de tarjeta.
me cobraron dos veces | me han cobrado dos veces | cobro doble | me cobraron de más | un cargo que no reconozco | problema con el pago | mi pago falló | me han cobrado y no soy premium
== promo-apply
Escríbelo en la tarjeta Promo code de la pestaña Account y pulsa Apply. Da acceso Premium completo hasta que caduque.
cómo uso un código promocional | tengo un código | dónde pongo el cupón | código de descuento | hay descuento
== login-problem
Comprueba el correo y marca la casilla de las condiciones. Si la contraseña puede estar mal, usa Forgot password? debajo del formulario. Tras muchos intentos, la entrada se detiene unos minutos.
no puedo iniciar sesión | no puedo entrar | no me deja entrar | problema para iniciar sesión | no puedo acceder a mi cuenta | mi cuenta está bloqueada | no me deja iniciar sesión | contraseña incorrecta
== forgot-password
Elige Forgot password? en la página de entrada y escribe tu correo: te enviamos un enlace que vale una hora.
olvidé mi contraseña | he olvidado mi contraseña | recuperar contraseña | no recuerdo mi contraseña
== delete-account
En la pestaña Account, al final de Profile Settings, pulsa Delete Account, escribe DELETE y tu contraseña. Todo se borra para siempre.
cómo borro mi cuenta | eliminar mi cuenta | quiero eliminar mi cuenta | cerrar mi cuenta | borrar mis datos
== privacy
Guardamos solo tu cuenta, tus textos y tu estilo, y solo tú los ves. No se venden datos y no hay rastreadores. La página Privacy lo explica todo.
qué hacéis con mis datos | qué pasa con mis datos | es seguro | vendéis mis datos | privacidad | protección de datos | mis datos están seguros | quién puede ver mis textos | quién ve lo que escribo | vendes mis datos
== photo
Puedes añadir una foto en la pestaña Generate y pulsar Generate Caption: el texto se escribe para ella, con o sin palabra clave. Sin modelo de lenguaje la foto no se puede ver: di en pocas palabras qué muestra. PNG, JPG o GIF de menos de 5 MB.
qué puedo hacer con una foto | puedo subir una foto | cómo subo una imagen | texto para una foto | qué formatos de imagen | funciona con fotos | mi foto no sube | no puedo subir la foto
== photo-privacy
No. La foto se usa para escribir el texto y no se guarda.
guardáis mis fotos | se guardan mis fotos | qué pasa con mis fotos | mis fotos son privadas | quién puede ver mis fotos | usan mis fotos para entrenar la ia | guardan las fotos que subo | entrenan una ia con mis fotos | entrenan su inteligencia artificial con mis fotos | usan mis imágenes para entrenar
== tone
Pulsa Tone arriba en la página principal, describe cómo escribes, añade de uno a tres textos tuyos y pulsa Save style. Los textos nuevos lo siguen.
cómo cambio mi tono | cómo cambio el estilo | que suene como yo | mi propio estilo | dónde está el tono | configurar el tono | que los textos suenen más a mí | que parezca escrito por mí | que escriba con mi estilo | que se parezca a mi forma de escribir | que escriba como yo | mi manera de escribir
== language
Escribe la palabra clave en español y el texto sale en español; también en inglés, alemán, francés, italiano y portugués. La aplicación está en inglés.
se puede escribir en español | en qué idiomas funciona | idiomas | cambiar idioma | está la aplicación en español | habláis español | escribe en español | dónde cambio el idioma | el texto salió en inglés | por qué está en inglés
== platforms
Para Instagram, Facebook, TikTok y X; con Adapt también para Threads, Bluesky y LinkedIn.
funciona para tiktok | qué plataformas | sirve para linkedin | funciona con instagram | para qué redes sociales sirve
== history
En la pestaña History, lo más nuevo primero. Ahí puedes buscar, copiar, borrar y exportar.
dónde están mis textos | dónde está mi historial | mis textos anteriores | historial | dónde encuentro los captions de ayer | puedo exportar mis textos | exportar | dónde están mis textos antiguos | ver mi historial | dónde encuentro los textos que hice ayer | dónde está lo que hice ayer | no encuentro lo que generé la semana pasada | no veo lo que escribí antes | textos de ayer
== phone
No hace falta una app: funciona en el navegador de cualquier móvil. Pulsa Add to Home y se abre desde la pantalla de inicio.
hay una app | hay aplicación para iphone | hay app para android | funciona en el móvil | descargar la app | se puede usar en el teléfono | tienen aplicación | hay app | se puede usar en el celular | puedo usarlo en el celular | sirve en android
== support
Escríbenos en la página Contact, con enlace al pie de cada página; una persona responde en 24 horas.
cómo os contacto | cómo puedo contactar | quiero hablar con una persona | soporte | ayuda | necesito ayuda | atención al cliente | teléfono de contacto | cuánto tarda el soporte en responder | cuánto tardáis en contestar | cómo los contacto | hablar con alguien
== premium-benefits
Textos sin límite diario, ${premiumVariations} variantes cada vez en lugar de ${variations}, sin anuncios, y un asistente que recuerda la conversación. Cuesta ${price} dólares al mes.
qué incluye premium | qué me da premium | ventajas de premium | vale la pena premium | diferencia entre gratis y premium | para qué pagar | diferencia entre el plan gratis y el de pago | plan gratuito o de pago
== ads
El plan gratuito muestra anuncios; con Premium no hay.
por qué hay anuncios | por qué salen anuncios | cómo quito los anuncios | publicidad | quitar publicidad | veo anuncios
== promo-problem
Comprueba que no haya errores ni espacios. Cada código vale para una sola cuenta y hasta su fecha. Si debería funcionar, escríbenos en la página Contact con el código.
mi código no funciona | el código no es válido | código caducado | no acepta el código | el cupón no sirve
== reset-link
Mira en la carpeta de spam y comprueba la dirección. El enlace vale una hora y solo cuenta el último: pide otro con Forgot password?. Si no llega nada, escríbenos en la página Contact.
no me llega el correo | no recibo el correo | no llegó el email | el enlace no funciona | enlace caducado | no me llega el mensaje de la contraseña
== best-time
No hay una hora que sea la mejor para todos. Un estudio de Sprout Social (2023) vio más actividad en Instagram las mañanas de los días laborables. Mejor mira en Insights cuándo están activos tus seguidores, publica un poco antes y compara cuatro semanas.
mejor hora para publicar | a qué hora publico | cuándo debo publicar | qué día publicar | mejor hora instagram | mejor momento para publicar | a qué hora conviene publicar | a qué hora conviene subir un post | a qué hora es mejor publicar | qué hora es mejor para subir una publicación
== how-often
Tan a menudo como puedas mantener con algo que merezca la pena. Adam Mosseri, de Instagram, habló en junio de 2021 de dos publicaciones por semana y dos historias al día. Mira si el alcance por publicación baja cuando publicas más.
cuántas veces publicar | con qué frecuencia publico | cuántas publicaciones por semana | hay que publicar todos los días | cada cuánto publicar
== how-many-hashtags
Instagram admite ${hashtags} como máximo desde diciembre de 2025, TikTok también. Pocos que digan exactamente de qué trata la publicación sirven más que muchos generales. Aquí puedes pedirme hashtags: “hashtags bakery”.
cuántos hashtags pongo | cuantos hashtags uso | cuántos hashtags en instagram | sirven los hashtags | hashtags
== more-likes
Según Adam Mosseri (enero de 2025), en Instagram cuentan el tiempo de visualización, los me gusta y los envíos. Pon lo mejor en la primera línea y publica lo que alguien enviaría a un amigo.
cómo consigo más likes | más me gusta | más alcance | más seguidores | nadie ve mis publicaciones | cómo consigo más comentarios | cómo funciona el algoritmo | cómo gano seguidores | cómo gano más seguidores
== limit-reset
Cada día a las 00:00 UTC; los textos que no uses no se acumulan. La barra de la pestaña Generate muestra cuántos te quedan y cuándo es eso para ti.
cuándo se reinicia el límite | cuándo tengo textos nuevos | cuándo puedo volver a usarlo | se acumulan los textos | cuántos me quedan | cuántos textos me quedan hoy | cuántos captions me quedan
== payment-methods
Con tarjeta de crédito o débito, por mes adelantado, a través de Stripe; el número de tarjeta nunca llega a nuestros servidores. No hay PayPal, Bizum ni transferencia.
cómo se paga | formas de pago | se puede pagar con paypal | puedo pagar con paypal o bizum | aceptan visa | pago por transferencia | es seguro poner mi tarjeta | métodos de pago
== update-card
En la pestaña Account, tarjeta Subscription, pulsa Invoices and card: ahí cambias la tarjeta y descargas facturas y recibos.
cómo cambio mi tarjeta | necesito una factura | dónde están mis facturas | recibo | descargar factura | mi tarjeta caducó | historial de pagos | cambiar de tarjeta | cambiar mi tarjeta
== paid-no-premium
Lo sentimos. Premium empieza en cuanto se confirma el pago; algunos bancos tardan unos minutos. Recarga la página y mira si el pago aparece en Invoices and card. Si está y sigues en Free, escríbenos en la página Contact con la fecha.
pagué y no tengo premium | he pagado pero sigo en gratis | pagué y no pasa nada | no se activa premium | perdí mi premium
== after-cancel
Conservas Premium hasta el final del mes pagado; luego la cuenta pasa al plan gratuito. Tus textos, historial y estilo se quedan y no se cobra nada más.
qué pasa si cancelo | qué pasa cuando cancelo | pierdo mis textos si cancelo | sigo teniendo premium después de cancelar | cancelé y sigo en premium
== post-for-me
No: Caption Kite escribe el texto y lo publicas tú. No se conecta a tus redes, así que nunca pide sus contraseñas. Copia el texto o usa Share.
puede publicar por mí | puedo programar publicaciones | publica automáticamente en instagram | programar posts | conectar mi instagram | publicar directamente
== clear-history
En la pestaña History pulsa Delete junto a una entrada o Clear History para todas. Se puede deshacer durante unos segundos; después se borra para siempre. Tu cuenta se queda.
cómo borro mi historial | borrar un texto | eliminar mis textos | borrar todo el historial | borré mi historial sin querer | recuperar textos borrados
== emoji-level
En la pestaña Generate quita AI Decides y mueve los controles Emoji y Hashtags. Para un solo texto, Rewrite tiene Without emoji y Without hashtags.
demasiados emojis | cómo quito los emojis | sin emojis | menos hashtags | quitar hashtags | cambiar la cantidad de emojis | sin hashtags
== bug
Lo sentimos. Recarga la página y prueba en otro navegador. Si sigue, cuéntanos en la página Contact qué pulsaste y qué viste: una persona responde en 24 horas.
no funciona | no funciona nada | hay un error | la página no carga | el botón no hace nada | va muy lento | se queda cargando | esto no sirve | la app falla
== ownership
Puedes usar los textos para lo que quieras, también para tu negocio o tus clientes, sin mencionarnos. La página Terms tiene los detalles.
de quién son los textos | puedo usarlos para mi negocio | uso comercial | puedo vender los textos | derechos de autor
== who-answers
Soy un programa, el asistente de Caption Kite. Una persona responde a lo que escribes en la página Contact, en 24 horas.
eres un robot | eres una persona | eres chatgpt | hablo con un humano | esto es una ia
== edit
Haz clic en el texto en la pestaña Generate y escribe; se guarda solo. Los más antiguos se abren desde History con Open in Generate.
cómo edito un texto | puedo cambiar el texto | corregir una palabra | modificar un caption
== rewrite
Pulsa Rewrite debajo del texto: ofrece, por ejemplo, una versión más corta u otro comienzo. También puedes pegar aquí un texto en inglés con “make it shorter: …”.
hazlo más corto | cómo acorto un texto | otra versión | reescribir un texto | los textos son muy largos | no me gusta el texto | quiero otro texto
== discount
Hay un solo precio: ${price} dólares al mes, cancelable cuando quieras. No hay plan anual, ni para estudiantes, ni para equipos; solo códigos promocionales.
hay descuento | plan anual | descuento para estudiantes | se puede pagar por año | hay ofertas | es más barato por año
== video
No: Caption Kite escribe textos. Para un vídeo, descríbelo en la palabra clave o sube una imagen de él. No crea imágenes ni vídeos.
puedo subir un video | texto para un video | puede crear imágenes | hace videos | genera imágenes
== what-to-post
Alterna: algo que hiciste, cómo se hace, quién lo hace, una pregunta y lo que dijo un cliente. En inglés te doy ideas para tu oficio: “ideas for posts for a hairdresser”.
qué publico hoy | no sé qué publicar | dame ideas para publicar | ideas de contenido | ideas para posts de mi negocio | qué puedo publicar | ideas de publicaciones | ideas para mi negocio
== who-for
Sirve para tiendas, peluquerías, restaurantes, oficios, fotógrafos, clubes y cuentas privadas: escribe con tus palabras de qué trata la publicación y guarda textos tuyos con Tone.
sirve para mi negocio | funciona para restaurantes | sirve para una tienda pequeña | es para mí | para quién es
== better
Di más en la palabra clave: “primera excursión con mi cachorro bajo la lluvia” da mejores textos que “perro”. Elige la plataforma y guarda textos tuyos con Tone.
los textos son malos | cómo consigo mejores textos | los textos son genéricos | el texto no tiene que ver | son aburridos
== favorites
Pulsa la estrella junto al texto. En la pestaña History, Favorites muestra solo esos.
favoritos | dónde están mis favoritos | marcar un texto | para qué es la estrella | guardar un texto | los que marqué con la estrella | ver los marcados con estrella | mis textos favoritos | dónde veo los favoritos
== offline
Sin conexión puedes leer el historial que ya habías visto, durante 30 días. Para escribir textos hace falta internet.
funciona sin internet | sin conexión | se puede usar sin wifi | modo sin conexión | se puede usar sin conexión a internet | usar sin internet | sin señal | sin datos
== image-size
Instagram: 1080 × 1350 píxeles para publicaciones, 1080 × 1920 para historias y reels; TikTok 1080 × 1920. El cuadrado de 1080 × 1080 sirve en todas partes (guías de tamaños, mayo de 2025).
qué tamaño de imagen | tamaño para una historia | medidas para instagram | formato de la foto en instagram | cuántos píxeles | qué formato lleva una historia de instagram | formato para una historia
== reels-or-posts
Los reels llegan a más gente y los carruseles reciben más reacciones, según un análisis de 10 000 publicaciones de CreatorsJet (agosto de 2025). Compara tus últimos diez de cada tipo.
reels o publicaciones | mejor reel o foto | carrusel o foto | qué funciona mejor reels o posts
== change-password
En la pestaña Account, en Profile Settings, rellena Change Password y pulsa Update Password. Si no la recuerdas, usa Forgot password? en la página de entrada.
cómo cambio mi contraseña | cambiar contraseña | nueva contraseña
== share
Pulsa Share debajo del texto. En X, WhatsApp y correo se abre con el texto; en Instagram, TikTok y Facebook se copia y lo pegas tú.
cómo comparto un texto | compartir en facebook | compartir directamente | enviar por whatsapp | compartir en instagram | compartirlo directo en facebook | pasarlo a facebook | mandarlo a instagram
== ads-although-paid
Lo sentimos. Con Premium no hay anuncios: recarga la página y mira si arriba pone Premium. Si siguen, escríbenos en la página Contact.
pagué y sigo viendo anuncios | tengo premium y veo anuncios | anuncios aunque pago
`;
