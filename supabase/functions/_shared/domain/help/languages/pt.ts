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
como funciona | como se usa | como crio uma legenda | como escrevo um texto | como começo | o que tenho de fazer | como usar
== price
O Premium custa ${price} dólares por mês, com cartão, e pode cancelar quando quiser. O plano gratuito não custa nada.
quanto custa | quanto custa o premium | qual é o preço | preço | preços | quanto tenho de pagar | é caro
== free
Sim, há um plano gratuito sem cartão: ${free} textos por dia, com anúncios. Sem conta pode escrever ${trial} por dia.
é grátis | é gratuito | há uma versão gratuita | posso usar de graça | tenho de pagar | teste grátis | dá para testar sem conta | posso usar sem cartão | preciso de cartão
== daily-limit
Com o plano gratuito ${free} textos por dia, com Premium quantos quiser. A contagem recomeça às 00:00 UTC.
quantos textos por dia | quantas legendas grátis | qual é o limite diário | limite | quando o limite reinicia | acabaram as minhas legendas
== upgrade
No separador Account carregue em Upgrade to Premium no cartão Subscription e pague com cartão. O Premium começa assim que o pagamento for confirmado.
como passo para o premium | como compro premium | quero premium | como assino | como pago | formas de pagamento | posso pagar com paypal | posso pagar com pix | é seguro usar meu cartão | é seguro pagar
== cancel
No separador Account carregue em Cancel Subscription no cartão Subscription e confirme. Mantém o Premium até ao fim do mês pago e nada mais é cobrado.
como cancelo | cancelar assinatura | cancelar subscrição | quero cancelar | posso cancelar quando quiser
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
não consigo entrar | não consigo fazer login | problema para entrar | não consigo acessar minha conta | minha conta está bloqueada
== forgot-password
Escolha Forgot password? na página de entrada e escreva o seu e-mail: enviamos um link que vale uma hora.
esqueci minha senha | esqueci a palavra-passe | mudar senha | redefinir senha | recuperar senha | mudar a senha | mudar minha senha | como mudo minha senha | mudar senha
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
vocês guardam minhas fotos | minhas fotos são salvas | o que acontece com as minhas fotos | quem pode ver as minhas fotos
== tone
Carregue em Tone no topo da página principal, diga como escreve, adicione um a três textos seus e carregue em Save style. Os novos textos seguem-no.
como mudo o tom | mudar o estilo | como defino o tom | que soe como eu | meu próprio estilo | onde está o tom
== language
Escreva a palavra-chave em português e o texto sai em português; também em inglês, espanhol, alemão, francês e italiano. A aplicação está em inglês.
funciona em português | quais idiomas | mudar idioma | o app está em português | escrever em português | você fala português
== platforms
Para Instagram, Facebook, TikTok e X; com Adapt também para Threads, Bluesky e LinkedIn.
funciona para tiktok | quais plataformas | serve para linkedin | para instagram | quais redes sociais
== history
No separador History, os mais recentes primeiro. Aí pode procurar, copiar, apagar e exportar.
onde estão os meus textos | onde está o histórico | histórico | encontrar legendas antigas | minhas legendas sumiram | posso exportar meus textos | exportar | onde vejo meu histórico | meu histórico
== phone
Não é preciso uma app: funciona no navegador de qualquer telemóvel. Com Add to Home abre a partir do ecrã inicial.
tem um app | app para iphone | app para android | funciona no celular | baixar o app | no telemóvel | tem aplicativo | tem app | dá para usar no celular | funciona no celular
== support
Escreva-nos na página Contact, no fim de cada página; uma pessoa responde em 24 horas.
como entro em contato | contato | falar com uma pessoa | atendimento | ajuda | preciso de ajuda | suporte | número de telefone | algo não funciona | há um erro | quanto tempo demora a resposta
== premium-benefits
Textos sem limite por dia, ${premiumVariations} variantes em vez de ${variations}, sem anúncios e um assistente que se lembra da conversa. Custa ${price} dólares por mês.
o que inclui o premium | o que ganho com o premium | vantagens do premium | vale a pena o premium | diferença entre grátis e premium | por que pagar
== ads
O plano gratuito mostra anúncios; com Premium não há.
por que há anúncios | por que aparecem anúncios | como tiro os anúncios | remover anúncios | publicidade | propaganda
== promo-problem
Verifique erros e espaços. Cada código vale para uma só conta e até à sua data. Se devia funcionar, escreva-nos na página Contact com o código.
meu código não funciona | código inválido | código expirado | não aceita o código | o cupom não funciona
== reset-link
Veja na pasta de spam e confira o endereço. O link vale uma hora e só conta o último: peça outro com Forgot password?. Se nada chegar, escreva-nos na página Contact.
não recebo o e-mail | o email não chega | não recebi o e-mail | o link não funciona | link expirado
== best-time
Nenhuma hora é a melhor para todos. Um estudo da Sprout Social (2023) viu mais reações no Instagram nas manhãs dos dias úteis. Melhor: veja em Insights quando os seus seguidores estão ativos, publique um pouco antes e compare quatro semanas.
qual o melhor horário para postar | a que horas publicar | quando devo postar | que dia postar | melhor hora para publicar
== how-often
Tantas vezes quantas conseguir manter com algo que valha a pena. Adam Mosseri, do Instagram, falou em junho de 2021 de duas publicações por semana e duas histórias por dia. Veja se o alcance por publicação cai quando publica mais.
quantas vezes postar | com que frequência postar | quantos posts por semana | preciso postar todo dia
== how-many-hashtags
O Instagram aceita no máximo ${hashtags} desde dezembro de 2025, o TikTok também. Poucas que digam exatamente do que se trata valem mais do que muitas gerais. Peça-me aqui: “hashtags bakery”.
quantas hashtags | quantas hashtags no instagram | hashtags funcionam | quais hashtags usar | hashtags
== more-likes
Segundo Adam Mosseri (janeiro de 2025), no Instagram contam o tempo de visualização, as curtidas e os envios. Ponha o melhor na primeira linha e publique o que alguém mandaria a um amigo.
como consigo mais curtidas | mais likes | mais alcance | mais seguidores | ninguém vê meus posts | mais comentários | como funciona o algoritmo | como ganho seguidores | como ganhar mais seguidores
`;
