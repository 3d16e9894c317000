export const subjects = `
== offer 👀
plain:
{K}. A gente queria que você soubesse primeiro.
{K}. Quem sempre diz "se eu soubesse" agora já sabe.
{K}. Sem pegadinha, só um bom motivo para aparecer.
{K}. Um agrado nosso, de coração.
turn:
{K}. O bolso respira aliviado.
{K}. Estava esperando um sinal? Está aí, bem grande.
{K}. A desculpa "depois eu vejo" acaba de vencer.
{K}. Pode fazer as contas, a gente espera.
{K}. Por uma vez, a razão diz sim.
{K}. Até a consciência fez que sim com a cabeça.
reader:
{K}. Para quem você vai contar primeiro?
{K}. Vem correndo ou vai fingir que pensa?
{K}. Quem estava esperando em segredo?
scene:
Você: "qualquer dia eu passo". A gente: {k}.
invite:
{K}. Passa aqui, a gente adora visita.
{K}. Traz aquela amiga que nunca se decide.
{K}. A porta está aberta, o sorriso também.
{K}. Espalha, que a gente gosta de cara nova.

== launch-product ✨
plain:
{K}. Feito com muitas horas e muito carinho.
{K}. Finalmente dá para mostrar.
{K}. Tomara que você goste tanto quanto a gente.
{K}. A partir de agora é seu também.
turn:
{K}. Guardar segredo foi a parte mais difícil.
{K}. Teve gente comemorando antes da hora.
{K}. Estamos fingindo calma.
{K}. Uma ideia a menos na gaveta.
{K}. No começo era uma ideia e muito café.
{K}. Sim, teve pulinho no corredor.
reader:
{K}. Por onde você começa?
{K}. Quem já desconfiava?
{K}. Amor à primeira vista ou amor devagarinho?
scene:
Rufem os tambores, na beirada da mesa: {k}.
"E aí, o que vocês estavam aprontando?" Olha só: {k}.
Chega de segredo: {k}.
invite:
{K}. Dá uma olhada e conta tudo, até o que dói.
{K}. Vê com calma e depois a gente conversa.
{K}. A gente responde qualquer pergunta, até as difíceis.

== opening 🗝️
plain:
{K}. A gente sonhava em escrever esta frase.
{K}. Nosso carinho a quem deu aquele empurrão.
{K}. Frio na barriga de primeiro dia de aula, só que maior.
{K}. Aqui a luz está acesa.
turn:
{K}. O nervosismo chegou antes dos móveis.
{K}. Limpamos tanto que dá pena pisar.
{K}. A chave gira, o coração também.
{K}. De "e se?" a um endereço.
{K}. A placa está reta. Quase.
reader:
{K}. Quem estreia o capacho?
{K}. Quem acreditava desde o começo?
scene:
Porta aberta, respira fundo: {k}.
"Estão prontos?" Não. Mas: {k}.
invite:
{K}. Pode entrar, a gente não morde.
{K}. Passa para dar um oi, a gente guarda os nomes.
{K}. Traz os amigos, a gente se aperta.

== hours 🕘
plain:
{K}. Anota onde você anota o que importa.
{K}. A gente continua igual, o relógio é que mudou.
{K}. Assim ninguém dá com a cara na porta.
{K}. Uma olhadinha antes de sair e pronto.
{K}. Foto do cartaz ajuda.
turn:
{K}. Nosso despertador já reclamou.
{K}. Placa nova, sorriso de sempre.
{K}. A porta já sabe, agora é com você.
{K}. Madrugadores e atrasados, entrem em acordo.
reader:
{K}. Quem você precisa avisar?
{K}. Você é de chegar cedo ou na última hora?
scene:
Na porta, em letra grande: {k}.
invite:
{K}. Avisa quem sempre chega tarde.
{K}. A gente te espera com a porta aberta.

== hiring 👋
plain:
{K}. Se você gosta de trabalhar com gente boa, já tem assunto com a gente.
{K}. Está faltando alguém, e dá para ouvir na hora do café.
{K}. A gente lê tudo, promessa.
{K}. Trabalho tem, risada também.
turn:
{K}. Bom humor é obrigatório, o resto se aprende.
{K}. Tem uma cadeira vazia olhando triste para a gente.
{K}. Currículo é bom, bolo é melhor.
{K}. Seu nome a gente aprende de primeira.
{K}. Ninguém é perfeito, mas pontualidade ajuda.
reader:
{K}. É você, ou você conhece a pessoa?
{K}. Em quem você pensou agora?
scene:
"E você, trabalha com quê?" A resposta pode ser esta: {k}.
invite:
{K}. Escreve para a gente, sem cerimônia.
{K}. Manda para aquela amiga que quer mudar de ares.

== achievement 🏅
plain:
{K}. Ainda estou sorrindo.
{K}. Demorou, e por isso é tão bom.
{K}. Um passo de cada vez e a gente chega mesmo.
{K}. Valeu a torcida de quem acreditou.
turn:
{K}. Aceito parabéns, inclusive barulhentos.
{K}. Eu dizia "nunca vou conseguir". Preciso de outra frase.
{K}. Dá para ter dor na bochecha de tanto sorrir.
{K}. A modéstia volta mais tarde.
reader:
{K}. E você, do que se orgulha?
{K}. Quem mais tem uma vitória para contar?
scene:
Bilhete para as minhas dúvidas antigas: {k}. Podem ir.
Para emoldurar e pendurar na sala: {k}.
"Valeu a pena?" {K}.

== milestone-years 🥂
plain:
{K}. Como passa rápido quando é bom.
{K}. Nosso abraço a quem faz parte.
{K}. E a vontade é a do começo.
{K}. Rápido de dizer, bonito de viver.
{K}. A tudo o que ainda vem.
turn:
{K}. O calendário se gaba, e a gente também.
{K}. Mais rugas, mais histórias, as mesmas bobagens.
{K}. A gente assinaria de novo, com sapatos melhores.
reader:
{K}. Qual é a sua melhor lembrança?
{K}. Qual é o segredo para durar?
scene:
Um brinde pequeno para uma coisa grande: {k}.
"Lembra?" Lembro. De tudo. {K}.
Sopra forte, que são muitas velas: {k}.

== event-public 🗓️
plain:
{K}. A gente mal pode esperar para te ver lá.
{K}. Na agenda cabe, quem não cabe é o sofá.
{K}. Daqueles encontros que a gente conta depois.
{K}. O clima quem traz é você.
turn:
{K}. O sofá não vai fugir.
{K}. Acabou o "vamos marcar".
{K}. Oficialmente um evento, na prática uma desculpa para se ver.
{K}. Quem ficar em casa vai ter que ouvir a história.
{K}. Primeiro a agenda, depois as desculpas.
{K}. Até os caseiros abrem uma exceção.
reader:
{K}. Com quem você vem?
{K}. Você é de chegar cedo ou de entrar pedindo licença?
{K}. Para quem você manda isto sem escrever mais nada?
{K}. Quem você arrasta junto, com carinho?
scene:
O grupo de amigos, finalmente de acordo: {k}.
"Vamos fazer o quê?" Resolvido: {k}.
invite:
{K}. Traz alguém, ou faz amizade aqui.
{K}. A gente guarda um lugar para você.
{K}. Vem com roupa de dar risada.
{K}. Dá um tchauzinho quando chegar.
{K}. Abraço na entrada, história na saída.

== birthday 🎂
plain:
{K}. E que venham muitos mais.
{K}. Muito para comemorar, e as pessoas certas para isso.
{K}. Até o bolo concorda: que dia bom.
{K}. Viva quem sopra as velinhas.
turn:
{K}. O bolo fez por merecer.
{K}. Uma velinha a mais, o mesmo pedido secreto.
{K}. Envelhecer todo mundo sabe, festejar é talento.
{K}. Bolo conta como refeição completa.
{K}. Ruga de risada não vale.
reader:
{K}. Quem desafina mais no parabéns? Pode começar.
{K}. Chocolate ou fruta? Famílias já brigaram por menos.
scene:
Luz apagada, velinhas acesas, todo mundo prende o ar: {k}.
"Pediu o quê?" "Não se conta." {K}.
invite:
{K}. Recados são bem-vindos e serão lidos em voz alta.

== greeting 🤍
plain:
{K}! Cuidem uns dos outros.
{K}! Que bom ter você aqui.
{K}! De coração e sem cerimônia.
{K}! Que todos os sinais estejam verdes.
{K}! Faça o dia ficar bonito.
turn:
{K}! O café está pronto, as desculpas também.
{K}! Respira fundo e vamos.
{K}! Servido quentinho e com carinho.
{K}! Quem leu até aqui ganha um abraço imaginário.
reader:
{K}! E você, como está, de verdade?
{K}! O que anda te fazendo sorrir?
scene:
Daqui, com a mão no alto: {k}!
"Fala alguma coisa bonita." {K}!

== question-opinion 🤔
reader:
{K}? Aqui em casa tem torcida.
{K}? Respostas sinceras, as educadas a gente já tem.
{K}? Eu tenho uma teoria, mas quero a sua primeiro.
{K}? Fale agora ou cale-se até a sobremesa.
{K}? Prometo não guardar mágoa. Por muito tempo.
{K}? A pergunta é curta, o debate nem tanto.
{K}? Resposta com argumento vale dobrado.
{K}? Almoço de família já acabou mal por menos.
{K}? Pode responder no instinto.
{K}? E nada de "depende", por favor.
{K}? Não durmo enquanto não souber.
{K}? Vamos votar, mão para cima.
{K}? Todo mundo tem opinião, mostra a sua.

== choice 🤔
reader:
{K}? Escolhe rápido, explica depois.
{K}? Amizades já acabaram por menos.
{K}? Só um pode ficar.
{K}? Coração ou cabeça, sem meio-termo.
{K}? Quem disser "tanto faz" lava a louça.
{K}? Tem resposta certa e eu não vou dizer em voz alta.
{K}? Defenda o seu lado.
{K}? Indeciso paga a próxima rodada.
{K}? Sou parcial e assumo.
{K}? Vamos resolver isso aqui, de uma vez.

== how-to 💡
plain:
{K}. Não tem mistério, só um pouco de paciência.
{K}. Aquilo que ninguém explica e todo mundo pergunta.
{K}. Pouco esforço, grande "ah, entendi".
turn:
{K}. Na primeira vez dá errado, é tradição.
{K}. Parece mágica até a gente tentar.
{K}. As instruções eu sempre leio depois.
{K}. Um tempo atrás eu teria pedido socorro.
reader:
{K}. Como você faz?
{K}. Qual é o seu truque, aquele que você não conta?
{K}. Quem te ensinou?
{K}. Com método ou no olho?

== feeling-good 🙌
plain:
{K}. E como faz bem dizer.
{K}. Não precisa de outro motivo.
{K}. Vou guardar isso mais um pouco.
{K}. Deixo aqui, quentinho.
turn:
{K}. Até as plantas estão me olhando diferente.
{K}. Alguém me belisca, de leve.
{K}. Estou cantarolando, e olha que eu desafino.
{K}. Se me procurarem, estou nas nuvens.
reader:
{K}. E por aí, como está?
{K}. Quem mais está assim?
scene:
Previsão do tempo, por dentro: {k}.

== story
plain:
{K}. Tem dia que se conta sozinho.
{K}. Minha mãe vai contar melhor, mas eu cheguei antes.
{K}. E assim um dia vira história.
{K}. E sim, foi bem assim.
turn:
{K}. Na próxima vez que eu contar, a história já cresceu um pouco.
{K}. Vou contar isso em todo almoço de família.
{K}. Se me contassem, eu não acreditava.
{K}. No cinema iam dizer que é exagero.
reader:
{K}. Já aconteceu com você?
{K}. O que você faria?
{K}. Alguém supera?
scene:
Para a próxima reunião de família: {k}.

== mishap 🙈
plain:
{K}. Um dia a gente ri disso. Tá bom, já está rindo.
{K}. Nada que um café e um suspiro não resolvam.
{K}. Pelo menos agora é uma história.
{K}. Acontece. Comigo, claro, mas acontece.
turn:
{K}. O plano era outro.
{K}. Gostaria de falar com o responsável por este dia.
{K}. Reclamar um pouco, rir bastante.
{K}. Daqui para a frente só melhora. Dizem.
reader:
{K}. Me conta uma pior, por favor.
{K}. Quem me entende?
{K}. Rir ou chorar? Ainda estou em dúvida.
scene:
O dia em uma linha: {k}.
"E aí, foi bom?" {K}. Próxima pergunta.

== day 🗓️
plain:
{K}. Um dia que merece espaço.
{K}. Marcado a caneta, não a lápis.
{K}. Que seja bom, e já basta.
turn:
{K}. Até os calendários têm seus favoritos.
{K}. Chega sem tocar a campainha e fica exatamente um dia.
{K}. Uma data com cara de inocente.
reader:
{K}. No que você pensa primeiro?
{K}. Como você vai passar?
{K}. E na sua agenda, o que tem?
scene:
Circulado em vermelho: {k}.
"O que tem nesse dia?" "Você vai ver." {K}.

== thanks 🤍
plain:
{K}. De coração e sem pressa.
{K}. Sem vocês seria só uma ideia.
{K}. Faltam palavras, sobra sorriso.
{K}. A gente não esquece.
turn:
{K}. Estamos devendo um café. O bule inteiro.
{K}. Dê um tapinha no próprio ombro, em nosso nome.
reader:
{K}. E você, para quem gostaria de dizer isso?
scene:
A gente levanta e aplaude: {k}.

== word
turn:
{K}. O dicionário resolve em uma linha; lá em casa rende um almoço inteiro.
{K}. Tem quem opine na hora e tem quem puxe uma cadeira.
O algoritmo esperava outra coisa. Pois bem: {k}.
{K}. Ninguém perguntou, e mesmo assim estamos aqui.
{K}. O grupo já tem assunto, e o meu celular já não tem bateria.
Eu vinha postar algo profundo, e saiu isto: {k}.
plain:
{K}. Fala-se rápido e rende muito.
Toda casa tem uma história com isto: {k}.
{K}. Deixo aqui, para quem estiver com vontade de conversar.
{K}. Às vezes basta uma palavra para a prosa começar.
{K}. Por trás sempre tem alguém com alguma coisa para contar.
reader:
{K}. Que lembrança veio sem você procurar?
{K}. Como você explicaria isso para uma criança que pergunta tudo?
{K}. Com quem você falaria disso até o bar fechar?
{K}. A favor, contra ou depende de como você dormiu?
scene:
Jogo de mímica, todo mundo gritando, ninguém acerta: {k}.
Nota no celular, sem contexto, em letras maiúsculas: {k}.
"Do que vocês estão falando?" Todos ao mesmo tempo: {k}.
Primeiro slide de uma palestra que ninguém pediu: {k}.
news:
{K}. Fica registrado na ata do grupo.

== cafe ☕
nouns: café, cafés, cafezinho, espresso, expresso, cappuccino, café com leite, pingado, café coado, café gelado
nouns: latte, cafeteria, xícara de café, pausa para o café, café da tarde, café da manhã com, café passado, barista
nouns: grãos de café, torra
tags: Café, HoraDoCafé, Cafezinho
turn:
Primeiro {k}, depois as frases completas.
{K}. Antes do último gole, não respondo por mim.
Tem quem medite. Eu espero coar.
{K}, e as ideias formam fila.
{K}. O único compromisso em que chego cedo.
Sem café, eu sou só o trailer.
reader:
Com açúcar, sem açúcar ou com leite: como você toma o seu?
Café em silêncio ou café com fofoca?
Você também tem uma xícara que ninguém pode usar?
scene:
O primeiro gole, o silêncio, o mundo entrando em foco.
"Vamos tomar um café?" E já escureceu.
O cheiro chega na sala antes da xícara.
plain:
{K}, e o dia começa a fazer sentido.
Café é melhor quando ninguém tem pressa.
{K}. Sentar um pouco, sem dever nada.
invite:
{K}. A xícara é por nossa conta, a conversa é sua.
{K}. Senta, que o resto a gente passa na hora.
news:
{K}. O café tem uma opinião sobre isso, e é sim.
{K}. Isso pede um gole.

== doces 🍰
nouns: bolo de fubá, bolo de milho, cocada de forno, rapadura, bala de coco, panetone, bolo, bolos, torta, tortas
nouns: pudim, sorvete, sorvetes, sorveteria, chocolate, chocolates, doce, doces, sobremesa, cookies, brownie
nouns: pão de mel, açaí, confeitaria, bolo de cenoura, bolo de chocolate, rabanada, donuts, cupcake, cupcakes
nouns: mousse
tags: Doces, Confeitaria, AmoDoce
turn:
{K}. O juízo tinha ido dar uma volta.
"Só um pedacinho" não é unidade de medida.
{K}: para dividir, em teoria.
Sobremesa tem estômago próprio, é a ciência lá de casa.
{K}. A receita dizia "deixe esfriar". Ninguém ouviu.
reader:
Você deixa a melhor parte para o fim ou começa por ela?
Você é de "só provar" ou de repetir sem culpa?
scene:
O cheiro toma o corredor, e todo mundo aparece.
Silêncio na mesa e sorriso de canto: {k}.
"Quem quer o último pedaço?" Todos olham para o lado.
plain:
{K}. Um final doce salva quase qualquer dia.
Com doce a conversa rende mais.
invite:
{K}. Traz a fome, ou pelo menos uma desculpa.
{K}. A gente guarda um pedaço e não conta para ninguém.
news:
{K}. As migalhas confirmam.

== mesa 🍽️
nouns: sanduíche, cachorro-quente, frango assado, macarrão com molho, canja, caldo verde, estrogonofe, bife
nouns: pizza de domingo, pf, rodízio, jantar, almoço, lanche, pizza, massa, macarrão, lasanha, risoto, arroz, feijão
nouns: farofa, salada, sopa, hambúrguer, restaurante, cardápio, menu, receita, receitas, cozinha, piquenique
nouns: almoço de domingo, marmita
tags: Comida, ComidaBoa, BoaMesa
turn:
{K}. Quem chega tarde lava a louça.
{K}: pouca conversa, muito repeteco.
"Não cabe mais nada" é um conceito elástico.
{K}. Eu só ia provar, agora tenho cadeira cativa.
Amizade tem limite, e ele passa em volta do meu prato.
{K}. A dieta está olhando pela janela.
reader:
Receita à risca ou "no olho"? Aqui dá briga.
Raspar o prato: elogio ou falta de modos?
Que comida tem gosto da sua infância?
scene:
"Não estou com fome", disse, e pegou um garfo.
Chega à mesa e todo mundo se inclina: {k}.
Ninguém fala mais nada. Bom sinal.
plain:
{K}. Boa mesa, boa gente, e pronto.
O que cozinha devagar se come com vontade.
{K}. À mesa a vida é mais barulhenta e melhor.
{K}. Junto tem mais sabor.
invite:
{K}. Você traz o apetite, o resto é com a gente.
{K}. Senta, a gente se aperta.
{K}. Uma mesa, tempo, e você.
news:
{K}. Na cozinha ainda estão aplaudindo.
{K}. A colher de pau está orgulhosa.

== cachorro 🐶
nouns: cachorro, cachorros, cachorra, cachorrinho, cachorrinha, cão, cães, filhote, filhotes, doguinho, meu cachorro
nouns: nosso cachorro, vira-lata, golden, labrador, pug, salsicha, poodle, pet shop, passeio com o cachorro
nouns: caramelo
tags: Cachorro, VidaDeCachorro
turn:
{K}. O aluguel quem paga sou eu, mas o sofá não é mais meu.
{K}: setor de segurança, especialidade carteiro.
Falo com meu cachorro como gente, e ele responde melhor.
{K}. O "senta" foi ouvido e está em análise.
A coleira faz barulho, e a sala vira pista de corrida.
{K}. Quem trabalha aqui sou eu, com salário em lambidas.
reader:
O seu dorme na caminha ou você dorme na beirada?
O seu também faz essa cara quando a geladeira abre?
Quantos apelidos tem o seu, e ele atende por algum?
scene:
Aquele olhar de "nunca fui alimentado", ao lado do pote vazio.
Patas molhadas, olhos inocentes, nenhuma testemunha.
Cabeça de lado, orelhas em pé: alguém pensou em petisco.
plain:
{K}. Ninguém mais faz festa quando eu volto de levar o lixo.
Com uma pata no pé tudo melhora.
invite:
{K}. Traz o bichinho, o humano também pode entrar.
news:
{K}. Com aquela cara de "não fui eu".
{K}. Pode deixar o carinho aqui, a gente entrega.
{K}. O rabo ainda não parou.

== gato 🐱
nouns: gato, gatos, gata, gatinho, gatinha, gatinhos, meu gato, minha gata, bichano, felino, siamês, persa
tags: Gatos, VidaDeGato, Gateiros
turn:
{K}. Eu só moro aqui.
Comprei uma caminha. A caixa era melhor.
{K}: diretoria geral, especialidade soneca.
Minha agenda é feita por alguém que dorme a manhã inteira.
reader:
O seu também olha nos seus olhos enquanto o copo cai?
Quem manda na sua casa, e tem bigode?
scene:
Ronronando no colo, proibido levantar.
De madrugada: galope no corredor. De manhã: inocência no travesseiro.
plain:
{K}. A calma de pantufas.
Uma bola quentinha no colo, e a noite está completa.
news:
{K}. Segundo consta, estava planejado.

== verde 🪴
nouns: planta, plantas, varanda, monstera, orquídea, orquídeas, tomates da horta, ipê
tags: Plantas, Jardim, VidaVerde
turn:
{K}. O verde cresce e eu me gabo.
Mais uma e chega. Vou dizer isso na próxima também.
{K}. Ótima companhia, nenhuma fofoca.
Ter mão boa para planta é, na verdade, ter mão suja.
reader:
Você conversa com as suas plantas ou não admite?
Água demais ou de menos? Aqui ninguém é inocente.
scene:
Terra na unha, sorriso bobo.
Uma folha nova. A família foi avisada.
plain:
{K}. O que a gente cuida, aparece.
Um pouco de verde e a casa respira.
invite:
{K}. Escolhe a sua, ou deixa que ela escolha você.
news:
{K}. Os outros vasos estão com ciúme.

== praia 🏖️
nouns: guarda-sol, toalha de praia, cadeira de praia, praia, mar, ondas, areia, verão na praia, surfe, surf, orla
nouns: calçadão, litoral, quiosque, canga, pôr do sol na praia, dia de praia
tags: Praia, Mar, VidaDePraia
turn:
{K}. Areia em todo lugar, problema em lugar nenhum.
{K}: o escritório com o melhor ar-condicionado.
Eu queria desligar. A água resolveu.
{K}. O cabelo agora faz o que quer.
reader:
Mergulho de uma vez ou negociação centímetro por centímetro?
Canga no sol ou na sombra: casais, expliquem-se.
scene:
Sal na pele, vento no ouvido, nenhum compromisso.
O sanduíche estala de areia. É tradição.
plain:
{K}. A água põe no lugar o que a semana bagunçou.
Onde tem esse barulho não precisa de música.
invite:
{K}. Traz a canga, deixa as desculpas.
news:
{K}. As gaivotas viram tudo.

== viagem ✈️
nouns: passaporte, mapa, barraca de camping, hospedagem, viagem, viagens, férias, fim de semana em, escapada, voo
nouns: avião, aeroporto, road trip, camping, barraca, mochilão, cidade, vila, passeio, hotel, pousada, lisboa
nouns: rio de janeiro, roteiro
tags: Viagem, Viajar, PéNaEstrada
turn:
{K}. A mala diz não, eu digo sim.
{K}: se perder, mas com vista.
Levei tudo, menos o que precisava.
{K}. "O que vale é o caminho", diz quem está com o mapa.
Preciso de férias para decidir onde passar as férias.
reader:
Lista de bagagem ou confiança cega?
Sair cedo ou sair tarde? É aí que se conhece uma pessoa.
scene:
Mapa aberto, plano discutido, partiu: {k}.
Aquela primeira noite num lugar em que nada é conhecido.
plain:
{K}. Voltar com o corpo cansado e a cabeça cheia.
O melhor não estava em guia nenhum.
{K}. Longe da louça.
invite:
{K}. Vem junto, nem que seja em pensamento.
news:
{K}. A geladeira já abre espaço para o ímã.

== familia 🏡
nouns: netos, neto, neta, netinho, netinha, marido, esposa, namorado, namorada, casal, família, mãe, pai, mamãe
nouns: papai, irmã, irmão, tia, tio, filhos, filho, filha, crianças, criança, primos, pais, sobrinho, sobrinha
nouns: gêmeos, domingo em família, minha mãe
tags: Família, EmFamília, Amor
turn:
{K}. Todo mundo fala, alguém escuta.
{K}: barulho, carinho e nunca na hora.
Lá em casa, "me avisa quando chegar" quer dizer "te amo".
{K}. As mesmas histórias, cada vez mais compridas.
Eu disse a frase da minha infância. Com o tom e tudo.
reader:
Que frase dos seus pais você já repete?
Quem é o último a sair da mesa na sua casa?
scene:
Foto de família, de novo, alguém piscou.
"Come mais." "Não aguento." O prato está cheio outra vez.
plain:
{K}. O melhor não se compra.
Onde eles estão, eu estou em casa.
{K}. Muito barulho, muito amor.
news:
{K}. Essa vira história de toda festa.
{K}. Merece ímã na geladeira.

== amigos 🥂
nouns: amigos, amigas, melhor amiga, melhor amigo, noite das meninas, festa, brinde, happy hour, bar, réveillon
nouns: chá de casa nova, reencontro, balada, rolê
tags: Amizade, EntreAmigos, BonsMomentos
turn:
{K}. Era para ser só uma passadinha.
{K}: as mesmas histórias, cada vez mais bem contadas.
Com a gente, "já vou indo" dura até a madrugada.
{K}. O que se disse fica na mesa. O que se cantou, infelizmente não.
O plano era sensato, a companhia não.
reader:
Quem escreve "estou chegando" debaixo do chuveiro?
Quem paga a saideira? Silêncio geral.
scene:
"A última e a gente vai." Gargalhadas.
Mesa pequena, cadeiras demais: {k}.
plain:
{K}. Quem te conhece e fica mesmo assim.
Com as pessoas certas todo plano é bom.
{K}. Noites assim deviam vir com receita médica.
invite:
{K}. Traz o amigo que sempre se atrasa.
news:
{K}. O grupo ainda está discutindo.

== esporte 💪
nouns: patins, skate, patinação, esporte, treino, academia, yoga, ioga, pilates, beach tennis, escalada, vôlei
nouns: basquete, capoeira, jiu-jitsu, crossfit, caminhada, musculação, surfar
tags: Esporte, Treino, VidaAtiva
turn:
{K}. A dor muscular já fez reserva.
{K}: ir é difícil, se gabar depois é fácil.
O sofá fez uma contraproposta.
{K}. Devagar também é uma velocidade.
A escada e eu não estamos nos falando.
reader:
Treino cedo ou "vamos ver como está o dia"?
Que música salva o seu último esforço?
scene:
Tênis amarrado, desculpa desamarrada.
Rosto: tranquilo. Pernas: em negociação.
plain:
{K}. Depois, ninguém nunca se arrependeu.
Persistir raramente é bonito, e funciona.
invite:
{K}. Experimenta, a dor une as pessoas.
news:
{K}. Daqui em diante, escada só de lado.

== beleza 💇
nouns: batom, esmalte, perfume, perfumes, barba, barbearia, barbeiro, unhas, unha, manicure, maquiagem, cílios
nouns: sobrancelha, sobrancelhas, pele, skincare, massagem, spa, bem-estar, tatuagem
tags: Beleza, NovoVisual, Autocuidado
turn:
{K}. O espelho perguntou quem era.
{K}, e até o andar muda.
"Só as pontinhas": famosas últimas palavras.
{K}. Vento, favor não comparecer.
reader:
Mudança radical ou "o de sempre, só que melhor"?
Quem te fala a verdade sobre um visual novo?
scene:
A cadeira gira, o espelho aplaude: {k}.
Cabeça para lá, cabeça para cá, aprovado.
plain:
{K}. Tempo para si também é compromisso.
Quando a gente se sente bem, dá para ver.
invite:
{K}. Você traz a ideia, a gente a mão firme.
{K}. Senta e conta, a gente já ouviu de tudo.
news:
{K}. As selfies foram inevitáveis.

== moda 🛍️
nouns: bolsas, vestido, vestidos, roupa, roupas, look, looks, jaqueta, casaco, jeans, blusa, tênis novo, bolsa
nouns: óculos de sol, coleção, cachecol, compras, liquidação, camiseta, biquíni
tags: Moda, Estilo, LookDoDia
turn:
{K}. O armário diz não, eu não perguntei.
{K}: na minha língua isso se chama "preciso".
Eu só ia olhar. O cartão quis participar.
{K}. Combina com tudo, principalmente com as minhas desculpas.
reader:
Você combina com tudo ou deixa ser o destaque?
Pensar e comprar, ou o contrário?
scene:
Provar, girar, espelho, sorriso: {k}.
Cabide vazio, dia ganho.
plain:
{K}. Bom humor também se veste.
Quando cai bem, a cara entrega.
invite:
{K}. Vem garimpar com calma, sem "posso ajudar?".
news:
{K}. O resto do armário exige explicações.

== casa 🏠
nouns: cortina, cortinas, cadeiras, poltrona, armário, guarda-roupa, criado-mudo, abajur, janela, janelas, porta
nouns: escada, corredor, chuveiro, banheira, piso, vizinhos, vizinho, aluguel, estantes, quadro na parede, rack
nouns: casa, apartamento, apê, sala, quarto, banheiro, sofá, mesa, cadeira, estante, luminária, tapete, mudança
nouns: caixas, casa nova, apê novo, reforma, decoração, cantinho da leitura
tags: Casa, Decoração, CasaNova
turn:
{K}. Agora só falta quem limpe.
{K}: sapato fora, mundo fora.
Era para ser uma mudancinha. Aí eu arrastei o sofá.
{K}. Sobrou um parafuso. A gente não comenta.
reader:
Arrumação dentro do armário ou só na frente?
Que canto da casa é só seu?
scene:
Manta, luz baixa, ninguém toca a campainha: {k}.
Caixas abertas, garfos sumidos, moral intacta.
plain:
Casa é onde o dia fica do lado de fora.
Casa com farelo é casa com gente.
invite:
{K}. Entra e fica à vontade.
news:
{K}. O capacho está se sentindo importante.

== tempo 🍂
nouns: fazenda, sítio, chácara, roça, interior, outono, folhas, neblina, névoa, primavera, páscoa, floresta, mato
nouns: campo, arco-íris
tags: Natureza, Momentos, Estação
turn:
{K}. O tempo faz o que quer, a gente vai atrás.
{K}: tudo para um instante, e ninguém reclama.
Saí sem casaco, por puro otimismo.
reader:
Time do "que delícia" ou time do "ninguém merece"?
Lá fora para aproveitar ou na janela com um café?
scene:
Lá fora tem espetáculo, é só levantar os olhos.
Lá fora mudaram o cenário: {k}.
plain:
{K}. De vez em quando é preciso parar para olhar.
As coisas bonitas raramente avisam.
{K}. Respirar fundo e seguir.
invite:
{K}. Se arruma do jeito que der e vem.
news:
{K}. A conversa de elevador está salva.

== trabalho 💼
nouns: home office, aposentadoria, e-mail, crachá, colega, trabalho, escritório, reunião, home office em casa
nouns: colegas, equipe, time, empresa, projeto, freela, freelancer, pedidos, encomendas, ateliê, artesanato, curso
nouns: estágio, prazo, clientes, cliente, empreender
tags: Trabalho, Equipe, Rotina
turn:
{K}. Café de um lado, boa vontade do outro.
{K}: podia ser um e-mail, mas com menos biscoito.
Meu chefe sou eu, e estou insuportável.
{K}. A lista de tarefas deu cria.
reader:
Responder na hora ou deixar amadurecer?
Como começa, para você, um dia de trabalho digno?
scene:
"Estão me ouvindo?" Um clássico que não envelhece.
Lista feita, caneta pronta, janela contemplada.
plain:
{K}. Passo a passo vira ofício.
A gente faz com gosto, e acha que dá para notar.
invite:
{K}. Estamos aqui se você precisar.
news:
{K}. A equipe comemora com biscoito.

== cultura 🎶
nouns: teatro, peça de teatro, quebra-cabeça, exposição de arte, artista, álbum, exposição, museu, espetáculo
tags: Cultura, Hobby, FeitoÀMão
turn:
{K}. Mais um pouquinho e eu paro. Digo isso há horas.
{K}: onde o relógio se perde.
Eu só queria experimentar, agora tem uma estante só para isso.
{K}. Talento ajuda, teimosia faz o resto.
reader:
Terminar primeiro ou já começar outra coisa?
Quem te passou esse vício bom?
scene:
Celular longe, mãos ocupadas, cabeça em outro lugar.
Celular no fundo da bolsa, tempo em câmera lenta: {k}.
plain:
{K}. Fazer uma coisa com calma, que luxo.
Tem coisa que não serve para nada e faz falta na hora.
invite:
{K}. Vem mesmo achando que não leva jeito.

== voice/thing
plain:
Agora sim: {k}.
{K}. Alegria pequena, efeito grande.
Por aqui, neste momento: {k}.
turn:
"Só vou dar uma olhada." {K}.
{K}. Eu mereço, é o que digo para mim.
{K}. O resto pode esperar.
reader:
{K}. Guardo um pouco para você?
scene:
A porta se abre, surpresa: {k}.
news:
{K}. E aí, deu vontade?

== voice/statement
plain:
{K}. A gente não via a hora de contar.
{K}. E ainda estamos sorrindo.
turn:
{K}. Já era tempo.
reader:
{K}. Para quem você vai contar?
{K}. O que acha?
invite:
{K}. Passa para dar um oi.

== closed
turn:
{K}. A porta descansa, e a gente também.
{K}. A chave tirou uma folguinha.
scene:
Na porta, em letras grandes: {k}.
Luzes apagadas, plaquinha virada: {k}.
plain:
{K}. Agradecemos a compreensão.
{K}. A gente se vê logo, com a mesma vontade.
{K}. Avisamos aqui para ninguém perder a viagem.
{K}. Até breve, e é promessa.
reader:
{K}. Você avisa quem sempre vem junto?
{K}. O que você vai pedir primeiro na volta?
news:
{K}. Guarde um lugarzinho para a gente.

== booking 🗓️
turn:
{K}. Depois não diga que ninguém avisou.
{K}. A sua agenda está olhando com esperança.
scene:
"Depois eu ligo." Famosas últimas palavras. {K}.
Abre o caderno, procura a caneta: {k}.
plain:
{K}. Mande mensagem e achamos o melhor horário para você.
{K}. Uma mensagem e já fica anotado.
{K}. Vai ser bom ver você por aqui.
reader:
{K}. Uma delas é sua?
{K}. Para quem isso cairia muito bem?
invite:
{K}. Mande para quem sempre deixa para depois.
{K}. Você escolhe a hora, a gente cuida do resto.

== longing 💭
turn:
{K}. A cabeça já foi, o resto está aqui sentado.
{K}. Falo baixinho para não me emocionar.
{K}. O coração tem o próprio horário.
scene:
Olhando pela janela, com trilha sonora: {k}.
"Está pensando em quê?" No de sempre. {K}.
Uma música qualquer, e de repente: {k}.
plain:
{K}. Tem coisas que a gente leva dentro, bem guardadas.
{K}. Que sorte ter do que sentir falta.
{K}. O carinho não olha o calendário.
reader:
{K}. E você, sente falta de quê?
{K}. Que cheiro traz isso de volta?
news:
{K}. E tudo bem dizer.

== milestone-number 🎉
plain:
{K}. Atrás de cada número tem gente, e a gente sabe.
{K}. Que bom ter você por aqui.
{K}. Devagarinho, no boca a boca, chegou.
turn:
{K}. Atualizei a página para ver se era erro. Não era.
{K}. E pensar que no começo só os amigos curtiam.
{K}. O bolo já estava escolhido, faltava o motivo.
reader:
{K}. Quem está aqui desde o começo? Levanta a mão.
{K}. Desde quando você acompanha?
scene:
"Para de olhar o contador." "Só mais uma vez." {K}.
Brinde com o que tiver na geladeira: {k}.
"Duvido que chega." Chegou: {k}.

== achievement-child 🌟
plain:
{K}. Passa rápido, e que bom que a gente viu.
{K}. O orgulho não cabe em casa.
{K}. Passo pequeno, emoção gigante.
turn:
{K}. E os adultos fingindo que era cisco no olho.
{K}. Ninguém avisou que ia ser tão rápido.
{K}. Os avós já contaram para o prédio inteiro.
reader:
{K}. Quem chorou mais aí em casa, o grande ou o pequeno?
{K}. Você lembra da sua primeira vez?
scene:
Palmas na cozinha, volta olímpica no corredor: {k}.
"Você viu?" Todo mundo viu. {K}.

== event-private 🥂
plain:
{K}. Um daqueles dias que a gente guarda para sempre.
{K}. Todo mundo que importa na mesma foto.
{K}. Muito abraço e nenhuma pressa.
turn:
{K}. Prometi não chorar. Durei até a entrada.
{K}. Quem disse "eu não danço" não saiu da pista.
{K}. Tinha um roteiro. Aí chegou a família.
reader:
{K}. Quem é o primeiro a chorar na sua família?
{K}. Que momento você leva de um dia assim?
scene:
"Só mais uma foto." Mentira, e todo mundo sabia.
Sapato embaixo da mesa e a música ainda alta: {k}.
O brinde, a risada, a lágrima, e o brinde de novo: {k}.
`;
