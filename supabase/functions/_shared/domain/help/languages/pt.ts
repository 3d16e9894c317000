import type { LanguageNumbers } from "./numbers.ts";

export const portuguese = ({
  price,
  free,
  trial,
  variations,
  premiumVariations,
  hashtags,
}: LanguageNumbers): string => `
== what-is-it
O Caption Kite escreve textos para Instagram, Facebook, TikTok e X a partir de algumas palavras, de uma foto ou das duas, e no seu estilo se o guardar.
o que é caption kite | o que é isto | para que serve | o que você faz | o que você pode fazer | quem é você | você é um robô | em que pode me ajudar
== generate
No separador Generate escreva uma palavra-chave, adicione uma foto ou as duas, escolha a plataforma e carregue em Generate Caption. Recebe ${variations} variantes: copie a de que gostar. Também pode pedir aqui: “escreva um texto sobre …”.
como funciona | como se usa | como crio uma legenda | como escrevo um texto | como começo | o que tenho de fazer | como usar | como faço para usar
== price
O Premium custa ${price} dólares por mês, com cartão, e pode cancelar quando quiser. O plano gratuito não custa nada.
quanto custa | quanto custa o premium | qual é o preço | preço | preços | quanto tenho de pagar | é caro | quanto é por mês | quanto é por mês e posso cancelar quando quiser | quanto custa e posso cancelar | preço por mês e cancelamento
== free
Sim, há um plano gratuito sem cartão: ${free} textos por dia, com anúncios. Sem conta pode escrever ${trial} por dia.
é grátis | é gratuito | há uma versão gratuita | posso usar de graça | tenho de pagar | teste grátis | dá para testar sem conta | posso usar sem cartão | preciso de cartão | diferença entre conta grátis e visitante | usar como visitante | preciso me cadastrar | sem cadastro
== daily-limit
Com o plano gratuito ${free} textos por dia, com Premium quantos quiser. A contagem recomeça às 00:00 UTC.
quantos textos por dia | quantas legendas grátis | qual é o limite diário | limite | acabaram as minhas legendas
== upgrade
No separador Account carregue em Upgrade to Premium no cartão Subscription e pague com cartão. O Premium começa assim que o pagamento for confirmado.
como passo para o premium | como compro premium | quero premium | como assino | como pago | é seguro usar meu cartão | é seguro pagar
== cancel
No separador Account carregue em Cancel Subscription no cartão Subscription e confirme. Mantém o Premium até ao fim do mês pago e nada mais é cobrado.
como cancelo | cancelar assinatura | cancelar subscrição | quero cancelar | posso cancelar quando quiser | como cancelo a assinatura
== refund
Meses começados não são reembolsados, salvo onde a lei lhe dá esse direito. Se algo correu mal com um pagamento, escreva-nos na página Contact com a data e o valor: uma pessoa responde em 24 horas.
posso ter um reembolso | reembolso | quero um reembolso | quero meu dinheiro de volta
== charged-twice
Lamentamos. Veja primeiro os pagamentos em Invoices and card, no cartão Subscription do separador Account. Se houver dois do mesmo mês, escreva-nos na página Contact com a data e o valor, nunca o número do cartão.
fui cobrado duas vezes | cobrança dupla | paguei duas vezes | cobrança desconhecida | meu pagamento falhou | meu cartão foi recusado
== promo-apply
Escreva-o no cartão Promo code do separador Account e carregue em Apply. Dá acesso Premium completo até expirar.
como uso um código promocional | tenho um código | onde coloco o cupom | código de desconto | tem desconto
== login-problem
Verifique o e-mail e marque a caixa dos termos. Se a palavra-passe pode estar errada, use Forgot password? abaixo do formulário. Depois de muitas tentativas, a entrada pára alguns minutos.
não consigo entrar | não consigo fazer login | problema para entrar | não consigo acessar minha conta | minha conta está bloqueada | senha errada | senha incorreta
== forgot-password
Escolha Forgot password? na página de entrada e escreva o seu e-mail: enviamos um link que vale uma hora.
esqueci minha senha | esqueci a palavra-passe | redefinir senha | recuperar senha
== delete-account
No separador Account, no fim de Profile Settings, carregue em Delete Account, escreva DELETE e a sua palavra-passe. Tudo é apagado para sempre.
como apago minha conta | excluir minha conta | eliminar a conta | quero apagar a minha conta | apagar meus dados
== privacy
Guardamos só a sua conta, os seus textos e o seu estilo, e só você os vê. Os dados não são vendidos e não há rastreadores. Está tudo na página Privacy.
o que fazem com os meus dados | vendem meus dados | privacidade | proteção de dados | é seguro | meus dados estão seguros | lgpd | vocês vendem meus dados | quem vê meus textos
== photo
Adicione-a no separador Generate e carregue em Generate Caption: o texto é escrito para ela, com ou sem palavra-chave. Sem modelo de linguagem a foto não pode ser vista: diga em poucas palavras o que mostra. PNG, JPG ou GIF com menos de 5 MB.
o que posso fazer com uma foto | posso enviar uma foto | como carrego uma imagem | texto para uma foto | quais formatos de imagem | funciona com fotos
== photo-privacy
Não. A foto serve para escrever o texto e não é guardada.
vocês guardam minhas fotos | minhas fotos são salvas | o que acontece com as minhas fotos | quem pode ver as minhas fotos | vocês usam minhas fotos para treinar ia | treinar ia com fotos | minhas fotos são usadas para treinar inteligência artificial | usam minhas imagens para treinar | treinam a ia com as fotos
== tone
Carregue em Tone no topo da página principal, diga como escreve, adicione um a três textos seus e carregue em Save style. Os novos textos seguem-no.
como mudo o tom | mudar o estilo | como defino o tom | que soe como eu | meu próprio estilo | onde está o tom | ficar com o meu jeito de escrever | meu jeito de escrever | que pareça que fui eu que escrevi | que escreva como eu | do meu jeito | minha maneira de escrever
== language
Escreva a palavra-chave em português e o texto sai em português; também em inglês, espanhol, alemão, francês e italiano. A aplicação está em inglês.
funciona em português | quais idiomas | mudar idioma | o app está em português | escrever em português | você fala português | o texto ficou em inglês | por que está em inglês
== platforms
Para Instagram, Facebook, TikTok e X; com Adapt também para Threads, Bluesky e LinkedIn.
funciona para tiktok | quais plataformas | serve para linkedin | para instagram | quais redes sociais | dá para usar no facebook | funciona no tiktok
== history
No separador History, os mais recentes primeiro. Aí pode procurar, copiar, apagar e exportar.
onde estão os meus textos | onde está o histórico | histórico | encontrar legendas antigas | minhas legendas sumiram | posso exportar meus textos | exportar | onde vejo meu histórico | meu histórico | cadê as legendas que fiz ontem | onde estão as legendas de ontem | não acho o que escrevi | o que escrevi semana passada | textos de ontem
== phone
Não é preciso uma app: funciona no navegador de qualquer telemóvel. Com Add to Home abre a partir do ecrã inicial.
tem um app | app para iphone | app para android | funciona no celular | baixar o app | no telemóvel | tem aplicativo | tem app | dá para usar no celular | funciona no celular
== support
Escreva-nos na página Contact, no fim de cada página; uma pessoa responde em 24 horas.
como entro em contato | contato | falar com uma pessoa | atendimento | ajuda | preciso de ajuda | suporte | número de telefone | quanto tempo demora a resposta | falar com alguém | como contato vocês
== premium-benefits
Textos sem limite por dia, ${premiumVariations} variantes em vez de ${variations}, sem anúncios e um assistente que se lembra da conversa. Custa ${price} dólares por mês.
o que inclui o premium | o que ganho com o premium | vantagens do premium | vale a pena o premium | diferença entre grátis e premium | por que pagar | o que vem no premium
== ads
O plano gratuito mostra anúncios; com Premium não há.
por que há anúncios | por que aparecem anúncios | como tiro os anúncios | remover anúncios | publicidade | propaganda | por que tem tanto anúncio | tanto anúncio
== promo-problem
Verifique erros e espaços. Cada código vale para uma só conta e até à sua data. Se devia funcionar, escreva-nos na página Contact com o código.
meu código não funciona | código inválido | código expirado | não aceita o código | o cupom não funciona
== reset-link
Veja na pasta de spam e confira o endereço. O link vale uma hora e só conta o último: peça outro com Forgot password?. Se nada chegar, escreva-nos na página Contact.
não recebo o e-mail | o email não chega | não recebi o e-mail | o link não funciona | link expirado | esqueci a senha e o email não chega
== best-time
Nenhuma hora é a melhor para todos. Um estudo da Sprout Social (2023) viu mais reações no Instagram nas manhãs dos dias úteis. Melhor: veja em Insights quando os seus seguidores estão ativos, publique um pouco antes e compare quatro semanas.
qual o melhor horário para postar | a que horas publicar | quando devo postar | que dia postar | melhor hora para publicar | que horas é melhor postar | qual horário é melhor para postar | que horas postar no insta | melhor hora para postar
== how-often
Tantas vezes quantas conseguir manter com algo que valha a pena. Adam Mosseri, do Instagram, falou em junho de 2021 de duas publicações por semana e duas histórias por dia. Veja se o alcance por publicação cai quando publica mais.
quantas vezes postar | com que frequência postar | quantos posts por semana | preciso postar todo dia
== how-many-hashtags
O Instagram aceita no máximo ${hashtags} desde dezembro de 2025, o TikTok também. Poucas que digam exatamente do que se trata valem mais do que muitas gerais. Peça-me aqui: “hashtags bakery”.
quantas hashtags | quantas hashtags no instagram | hashtags funcionam | quais hashtags usar | hashtags
== more-likes
Segundo Adam Mosseri (janeiro de 2025), no Instagram contam o tempo de visualização, as curtidas e os envios. Ponha o melhor na primeira linha e publique o que alguém mandaria a um amigo.
como consigo mais curtidas | mais likes | mais alcance | mais seguidores | ninguém vê meus posts | mais comentários | como funciona o algoritmo | como ganho seguidores | como ganhar mais seguidores | como aumento meus seguidores | ganhar seguidores
== limit-reset
Todos os dias às 00:00 UTC; o que sobra não se acumula. A barra no separador Generate mostra quantos restam e quando isso é para você.
quando o limite reinicia | quando tenho novos textos | quando posso usar de novo | quantos me restam | quantas legendas restam hoje | quantas legendas ainda tenho
== payment-methods
Com cartão de crédito ou débito, por mês adiantado, pelo Stripe; o número do cartão nunca chega aos nossos servidores. Não há PayPal, Pix nem transferência.
como posso pagar | aceita paypal | formas de pagamento | posso pagar com pix | dá para pagar com boleto | transferência | meu cartão está seguro
== update-card
No separador Account, cartão Subscription, prima Invoices and card: aí muda o cartão e descarrega faturas e recibos.
como troco o cartão | preciso de uma fatura | onde estão as faturas | recibo | nota fiscal | meu cartão expirou
== paid-no-premium
Lamentamos. O Premium começa assim que o pagamento passa; alguns bancos demoram uns minutos. Recarregue a página e veja em Invoices and card. Se o pagamento lá estiver e ainda for Free, escreva-nos na página Contact com a data.
paguei e não tenho premium | paguei e nada aconteceu | o premium não foi ativado | perdi o premium | já paguei mas continua grátis
== after-cancel
Fica com o Premium até ao fim do mês pago; depois a conta passa ao plano gratuito. Textos, histórico e estilo ficam, e nada mais é cobrado.
o que acontece se eu cancelar | perco meus textos | cancelei e ainda sou premium | depois de cancelar
== post-for-me
Não: o Caption Kite escreve o texto e quem publica é você. Não se liga às suas redes e nunca pede as senhas delas. Copie o texto ou use Share.
ele publica por mim | agendar posts | publica automaticamente no instagram | conectar meu instagram | programar publicações | dá para agendar
== clear-history
No separador History prima Delete ao lado de uma entrada, ou Clear History para todas. Pode desfazer durante uns segundos; depois é definitivo. A sua conta fica.
como apago o histórico | apagar um texto | excluir todas as legendas | apaguei o histórico sem querer | recuperar textos apagados
== emoji-level
No separador Generate desmarque AI Decides e mova os controlos Emoji e Hashtags. Para um só texto, Rewrite tem Without emoji e Without hashtags.
muitos emojis | como tiro os emojis | sem emojis | menos hashtags | sem hashtags | tirar os emojis | emoji demais
== bug
Lamentamos. Recarregue a página e tente outro navegador. Se continuar, conte-nos na página Contact o que premiu e o que viu: uma pessoa responde em 24 horas.
não funciona | não está funcionando | nada funciona | deu erro | a página não carrega | o botão não faz nada | está muito lento | trava | não acontece nada
== ownership
Pode usar os textos para tudo, também no seu negócio ou para clientes, sem nos citar. A página Terms tem os detalhes.
de quem são os textos | posso usar no meu negócio | uso comercial | direitos autorais | vender os textos
== who-answers
Sou um programa, o assistente do Caption Kite. Uma pessoa responde ao que escreve na página Contact, em 24 horas.
você é um robô | você é uma pessoa | você é o chatgpt | é uma ia | estou falando com um humano
== edit
Clique no texto no separador Generate e escreva; guarda-se sozinho. Os mais antigos abrem-se em History com Open in Generate.
como edito um texto | posso mudar o texto | corrigir uma palavra | editar uma legenda
== rewrite
Prima Rewrite por baixo do texto: por exemplo uma versão mais curta ou outro começo. Também pode colar aqui um texto: “make it shorter: …”.
encurtar um texto | mais curto | outra versão | reescrever um texto | os textos são muito longos | não gosto do texto | quero outro texto
== discount
Há um só preço: ${price} dólares por mês, cancela quando quiser. Não há plano anual, para estudantes ou equipas, só códigos promocionais.
tem desconto | plano anual | desconto para estudante | pagar por ano | tem promoção | mais barato
== video
Não: o Caption Kite escreve textos. Descreva o vídeo em poucas palavras ou carregue uma imagem dele. Não cria imagens nem vídeos.
posso enviar um vídeo | texto para um vídeo | cria imagens | faz vídeos
== what-to-post
Alterne: algo que fez, como se faz, quem o faz, uma pergunta e o que disse um cliente. Em inglês dou-lhe ideias para o seu ofício: “ideas for posts for a hairdresser”.
o que posto hoje | não sei o que postar | ideias de posts | ideias de conteúdo | me dá ideias | o que posso publicar
== who-for
Serve para lojas, salões, restaurantes, ofícios, fotógrafos, clubes e contas pessoais: diga com as suas palavras do que se trata e guarde textos seus com Tone.
serve para o meu negócio | funciona para restaurante | para quem é | é bom para loja pequena | serve para mim
== better
Diga mais: “primeira caminhada com o meu cachorro à chuva” dá textos melhores do que “cão”. Escolha a plataforma e guarde textos seus com Tone.
os textos são ruins | como consigo textos melhores | as legendas são genéricas | o texto não tem a ver
== favorites
Prima a estrela ao lado do texto. No separador History, Favorites mostra só esses.
favoritos | onde estão os favoritos | para que serve a estrela | salvar um texto | guardar um texto | as que marquei com estrela | ver as legendas marcadas | onde vejo os favoritos
== offline
Sem ligação pode ler o histórico que já viu, durante 30 dias. Para escrever é preciso internet.
funciona sem internet | offline | sem conexão | sem wifi | posso usar sem internet | dá para usar sem internet | sem rede | sem sinal
== image-size
Instagram: 1080 × 1350 píxeis para publicações, 1080 × 1920 para stories e reels; TikTok 1080 × 1920. O quadrado de 1080 × 1080 serve em todo o lado (guias de tamanhos, maio de 2025).
que tamanho de imagem | tamanho para um story | formato para instagram | quantos pixels | formato de um story do instagram | qual o formato de um story
== reels-or-posts
Os reels chegam a mais gente e os carrosséis recebem mais reações, segundo uma análise de 10 000 publicações da CreatorsJet (agosto de 2025). Compare os seus últimos dez de cada tipo.
reels ou posts | melhor reel ou foto | carrossel ou foto | o que funciona melhor
== change-password
No separador Account, em Profile Settings, preencha Change Password e prima Update Password. Se não a sabe: Forgot password? na página de entrada.
como mudo a senha | alterar a senha | trocar senha | nova palavra-passe
== share
Prima Share por baixo do texto. X, WhatsApp e e-mail abrem com o texto; para Instagram, TikTok e Facebook é copiado e você cola.
como compartilho um texto | compartilhar direto no facebook | compartilhar no instagram | enviar pelo whatsapp | partilhar | mandar direto para o facebook | enviar para o facebook | dá para compartilhar direto
== ads-although-paid
Lamentamos. Com Premium não há anúncios: recarregue a página e veja se em cima está escrito Premium. Se continuarem, escreva-nos na página Contact.
paguei e ainda vejo anúncios | anúncios com premium | pago e aparecem anúncios
`;
