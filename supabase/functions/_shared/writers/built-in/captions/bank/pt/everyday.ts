/** Kinds of everyday things: an umbrella, small animals, the market, the heat. */
export const everyday = `
== umbrella ☂️
under: moda
nouns: guarda-chuva, guarda-chuvas, guarda-chuva dobrável
tags: GuardaChuva, DiaDeChuva, Acessórios
turn:
{K}. Se eu levo, faz sol. Se eu esqueço, vira notícia.
Já perdi tantos que devem ter fundado uma cidade.
{K}. O objeto que mais muda de dono no país, e sem contrato.
Ventou, virou do avesso, e virei eu a atração da calçada.
reader:
Onde vão parar todos os guarda-chuvas perdidos? Alguém sabe?
Você empresta ou sabe que nunca mais volta?
scene:
"Cabe mais gente aí?" Cabe, com um ombro molhado por pessoa.
Uma sacudida na porta e cara de quem venceu: {k}.
plain:
{K}. Um teto que cabe na bolsa.
Na dúvida, levar é um carinho com você mesmo.
news:
{K}. As nuvens já foram avisadas.
invite:
{K}. Escolhe agora, com calma, antes da primeira nuvem.
Vem abrir e fechar até achar o seu.

== hammock 🌴
under: casa
nouns: rede, redes, rede de descanso, rede na varanda, rede de casal, rede de dormir, redário, cadeira de balanço
nouns: espreguiçadeira, balanço
tags: Rede, Descanso, Varanda
turn:
{K}. Entrar é fácil. Sair pede reunião.
Deitei para pensar e pensei de olho fechado.
{K}. Produtividade zero, felicidade com nota máxima.
A agenda estava cheia até eu me sentar.
reader:
Você balança com o pé ou espera alguém empurrar?
Quem chega primeiro, e quem fica rodeando até vagar?
scene:
Um pé no chão, o resto em outro fuso: {k}.
"Já vou." Ninguém foi.
plain:
{K}. O corpo entende antes da cabeça.
Não fazer nada também dá trabalho, precisa de lugar certo.
news:
{K}. A varanda ganhou função.
invite:
{K}. Vem testar, só não prometa levantar logo.
Leva descanso para casa, o gancho a gente explica.

== small-animals 🐾
nouns: sapo, sapos, rã, vaga-lume, vaga-lumes, libélula, cigarra, ouriço, caracol, caracóis, coelho, coelhos
nouns: coelhinho, coelhinhos, hamster, hamsters, porquinho-da-índia, jabuti, jabutis, tartaruga, tartarugas, esquilo
nouns: esquilos, joaninha, joaninhas, borboleta, borboletas, abelha, abelhas, lagartixa, mico, micos
tags: Bichinhos, Natureza, AmoAnimais
turn:
{K}. Tamanho de bolso, atitude de gente grande.
Parei tudo para olhar, e o bichinho nem me notou.
{K}. Sem pressa, sem boleto, sem opinião sobre a minha vida.
A natureza caprichou no detalhe e economizou no tamanho.
reader:
Você também avisa a casa inteira quando encontra um?
Qual bicho do quintal da sua infância tinha nome?
scene:
"Não faz barulho." "Por quê?" "Olha ali." {K}.
De joelhos no chão, sem respirar, por pura curiosidade.
plain:
{K}. Coisa pequena também enche o dia.
É preciso abaixar para ver o melhor.
news:
{K}. No jardim só se fala disso.

== cycling 🚲
under: esporte
nouns: bicicleta, bicicletas, bike, bikes, pedal, pedalar, pedalada, pedaladas, ciclismo, ciclista, ciclistas
nouns: bicicleta elétrica, mountain bike, ciclovia, passeio de bicicleta, oficina de bicicletas, bicicletaria
tags: Bike, Pedal, VidaDeCiclista
turn:
{K}. Na subida, filosofia. Na descida, gritinho.
O vento é contra na ida e mudou de ideia para a volta também.
{K}. Combustível: banana e teimosia.
Nenhum trânsito, nenhuma vaga para procurar.
reader:
Quem te ensinou a andar, e em que momento soltou sem avisar?
Você usa a campainha ou pede licença com a voz?
scene:
Capacete torto, sorriso de vento: {k}.
"Falta muito?" "É só depois daquela subida." Mentira de grupo.
plain:
{K}. A cidade muda de tamanho em cima do selim.
Equilíbrio é isso: continuar andando.
news:
{K}. A corrente está brilhando de orgulho.
invite:
{K}. Calibra o pneu e vem.
Traz a sua, a gente dá uma olhada e conversa sobre ladeira.

== hiking 🥾
under: viagem
nouns: trilha, trilhas, caminhada na mata, montanha, montanhas, serra, serra da estrela, pico, cume, mirante
nouns: mirantes, trekking, travessia, subida ao pico, cachoeira, cachoeiras, acampamento, mata atlântica
tags: Trilha, Montanha, NaNatureza
turn:
{K}. "É pertinho", disse quem já tinha feito.
O sinal do celular caiu e a conversa subiu.
{K}. O sanduíche amassado é o melhor da semana.
Lá em cima a vista, lá embaixo o joelho reclamando.
reader:
Você olha o mapa ou segue a pessoa mais confiante?
O que nunca falta na sua mochila?
scene:
Bota com lama, cara lavada, riso frouxo: {k}.
"Quanto falta?" "Uma curva." Sempre falta uma curva.
plain:
{K}. O barulho da semana fica no estacionamento.
Um pé depois do outro e a cabeça vai se arrumando.
news:
{K}. A bota ainda está contando a história.
invite:
{K}. Água, disposição e um calçado de confiança.
Vem junto, na subida ninguém fala, na descida ninguém para.

== hair 💇
under: beleza
nouns: cabelo, cabelos, corte de cabelo, corte, cabeleireiro, cabeleireira, salão de beleza, salão, franja, luzes
nouns: mechas, penteado, penteados, cachos, cabelo cacheado, trança, tranças, hidratação, escova, coloração
nouns: progressiva
tags: Cabelo, NovoVisual, Salão
turn:
{K}. O vento que não me apareça.
"Só as pontas", eu disse, e o chão discordou.
{K}. De repente todo carro estacionado virou espelho.
Cheguei com uma foto no celular e saí com outra personalidade.
reader:
Franja: coragem ou arrependimento?
Quem você avisa primeiro quando muda o visual?
scene:
Capa no pescoço, revista no colo, novidades em dia.
A cadeira vira, um segundo de silêncio, sorriso: {k}.
plain:
{K}. Tem semana que melhora começando pela cabeça.
Sair mais leve não é só modo de dizer.
news:
{K}. O espelho do elevador vai trabalhar dobrado.
invite:
{K}. Senta, fecha os olhos e deixa com a tesoura.
Vem contar a ideia, mesmo que ela mude na cadeira.

== books 📚
under: cultura
nouns: livro, livros, leitura, leituras, romance, romances, livraria, livrarias, biblioteca, bibliotecas
nouns: clube do livro, clube de leitura, ler, poesia, poemas, contos, gibi, gibis, quadrinhos, leitor, leitora
nouns: feira do livro, sebo, sebos, meu primeiro livro
tags: Livros, Leitura, AmoLer
turn:
{K}. A pilha ao lado da cama já tem vista para a rua.
"Mais um capítulo" é a mentira mais honesta que existe.
{K}. Emprestar é uma forma elegante de despedida.
Comprar livro e ler livro são hobbies diferentes.
reader:
Marcador, orelha ou qualquer papel da bolsa?
Que livro você empurra para todo mundo?
scene:
"Está me ouvindo?" "Deixa só acabar a página." {K}.
Casa dormindo, abajur aceso, uma página de cada vez.
plain:
{K}. Ir longe sem sair da poltrona.
Algumas páginas chegam na hora certa.
news:
{K}. A estante se apertou um pouco mais.
invite:
{K}. Vem folhear sem pressa.
Entra por um título e sai com a história que não procurava.

== concert 🎶
under: cultura
nouns: flauta, trompete, pandeiro, cavaquinho, sanfona, tambor, playlist, berimbau, música, show, shows, concerto
nouns: concertos, violão, guitarra, piano, bateria, banda, bandas, coral, orquestra, canção, canções, ensaio, samba
nouns: roda de samba, forró, pagode, bossa nova, karaokê, aula de violão, aulas de música, vinil
tags: Música, MúsicaAoVivo, SomNaCaixa
turn:
{K}. O refrão não paga aluguel e já mora aqui.
Os vizinhos não pediram bis, mas também não reclamaram.
{K}. Cantar mais alto conserta quase toda desafinada.
O pé começou sozinho, o resto foi atrás.
reader:
Que música você sabe inteira sem nunca ter querido?
Cantor de chuveiro, de carro ou de palco imaginário?
scene:
Um acorde, um silêncio, todo mundo junto: {k}.
"Só mais uma!" E sempre tem mais uma.
plain:
{K}. O que a gente não sabe dizer, toca.
Bastam umas notas e o dia troca de cor.
news:
{K}. A cantoria em casa é oficial.
invite:
{K}. Vem com ouvido ou só com vontade.
Traz quem sempre batuca na mesa.

== football ⚽
under: esporte
nouns: futebol, pelada, peladas, futsal, gol, gols, bola, campeonato, time de futebol, escolinha de futebol, torcida
nouns: torcedor, torcedora, goleiro, estádio, racha, jogo de futebol, chuteira, chuteiras
tags: Futebol, Pelada, Torcida
turn:
{K}. Só se joga por diversão, disse quem discutiu o lateral.
O fôlego acabou antes do primeiro tempo. O orgulho, não.
{K}. Todo mundo aqui é técnico, principalmente do sofá.
A bola é redonda, a desculpa é variada.
reader:
Quem é sempre o último a ser escolhido e o primeiro a chegar?
Você grita com a televisão? Ela já respondeu?
scene:
"Foi falta!" "Foi na bola!" Assim até a próxima: {k}.
Joelho ralado, camisa suada, história pronta.
plain:
{K}. Um bocado de gente e uma bola, e já é um dia bom.
O placar a gente esquece, a resenha fica.
news:
{K}. A resenha vai longe.
invite:
{K}. Vem completar o time, aqui ninguém pergunta se joga bem.
Traz a chuteira, a desculpa a gente empresta.

== running 🏃
under: esporte
nouns: corrida, corridas, correr, corrida de rua, maratona, meia maratona, corredora, corredores
nouns: assessoria de corrida, 10k, 5k, treino de corrida, trote
tags: Corrida, CorridaDeRua, Corredores
turn:
{K}. O começo é difícil, depois piora e aí fica bom.
Ninguém está atrás de mim, e mesmo assim.
{K}. Meu joelho pediu para registrar discordância.
Saí para espairecer e voltei com a solução do mundo.
reader:
Com música, com amigo ou só com os próprios pensamentos?
Em que momento você se pergunta por quê?
scene:
Cadarço, relógio, suspiro: {k}.
"Tudo bem aí?" Polegar para cima, falar não dá.
plain:
{K}. Cansa o corpo e descansa o resto.
Chegar é ótimo, e o banho depois é melhor.
news:
{K}. O tênis pediu um dia de folga.
invite:
{K}. Cada um no seu passo, o caminho é o mesmo.
Vem, que em grupo a ladeira encolhe.

== jewelry ✨
under: moda
nouns: joia, joias, brinco, brincos, colar, colares, anel, anéis, pulseira, pulseiras, aliança, alianças, pingente
nouns: pingentes, joalheria, bijuteria, bijuterias, semijoias, tornozeleira
tags: Joias, Acessórios, Detalhes
turn:
{K}. Pequeno detalhe, assunto da mesa inteira.
O resto do look se resolve depois.
{K}. Até o moletom se endireitou.
Brilha pouco, mas na hora certa.
reader:
Você tem uma joia que não tira nem para dormir?
Que peça da sua família carrega uma história?
scene:
"Isso é novo?" Finalmente alguém perguntou.
Caixinha, silêncio, "é para mim?": {k}.
plain:
{K}. Um brilho miúdo que faz companhia o dia todo.
Detalhe também fala, e fala bem.
news:
{K}. O porta-joias pediu um quarto maior.
invite:
{K}. Experimenta com calma, o espelho tem paciência.
Para dar de presente, ou para deixar uma pista bem visível.

== baby 🍼
under: familia
nouns: minha neta nasceu, meu neto nasceu, minha filha nasceu, meu filho nasceu, nasceu, nossa bebê nasceu, bebê
nouns: bebês, recém-nascido, recém-nascida, chá de bebê, chá revelação, chá de fralda, mamadeira, chupeta, berço
nouns: fraldas, enxoval, roupinha de bebê, mesversário, carrinho de bebê
tags: Bebê, VidaComBebê, AmorQueCresce
turn:
{K}. Pesa quase nada e ocupa a casa inteira.
A nova chefia não manda e-mail, manda choro.
{K}. Agora até meia pequena faz a gente suspirar.
Silêncio em casa: ou dorme, ou é hora de ir olhar.
reader:
Com quem vai parecer? As apostas da família estão abertas.
Qual canção de ninar você sabe sem saber de onde?
scene:
Pé ante pé, porta encostada: {k}.
"Dormiu." O chão range.
plain:
{K}. Mãozinhas minúsculas, corações sem espaço.
É olhar um pouquinho e esquecer o resto.
news:
{K}. Aqui todo mundo já fala baixinho.
invite:
{K}. Vem ver coisinhas pequenas e suspirar em voz alta.
Tem sempre alguém chegando na família, e merece um carinho.

== grandparents ❤️
under: familia
nouns: avó, avô, avós, vó, vô, vovó, vovô, minha avó, meu avô, minha vó, meu vô, casa da vó, casa de vó
tags: Avós, CasaDeVó, Família
turn:
{K}. "Não quero mais" não existe nesse idioma.
As regras da casa terminam no portão deles.
{K}. Tem receita que não se escreve para a gente ter que voltar.
Naquele bolso sempre tem uma bala e um conselho.
reader:
Que frase deles já sai da sua boca?
Que cheiro tem essa cozinha na sua memória?
scene:
"Já comeu?" "Já." "Então senta." {K}.
A mesma história de novo, e ninguém interrompe.
plain:
{K}. Tempo, colo e cadeira sempre livre.
Tem abraço que usa avental.
news:
{K}. O bairro já está sabendo.

== exams ✏️
under: trabalho
nouns: prova, provas, vestibular, enem, faculdade, universidade, formatura, colação de grau, diploma, tcc, estudos
nouns: estudar, lição de casa, apostila, concurso, concursos, cursinho, mestrado, notas
tags: Estudos, VidaDeEstudante, Foco
turn:
{K}. O quarto nunca esteve tão arrumado.
A caneta marca-texto trabalhou mais do que todo mundo.
{K}. Está tudo no caderno. Falta mudar para a cabeça.
Estudar é olhar pela janela com uma caneta na mão.
reader:
Silêncio, música ou desespero: como você estuda?
O que "com certeza ia cair" e não caiu?
scene:
"Sabe a matéria?" "De vista." {K}.
Café, post-it e uma fé enorme na revisão.
plain:
{K}. Atrás disso tem muita hora que ninguém viu.
Torcida nunca é demais, então toma mais um pouco.
news:
{K}. As apostilas merecem férias.
invite:
{K}. Vem com dúvida, é com ela que se começa.

== train-and-road 🚌
under: viagem
nouns: trem, trens, metrô, ônibus, viagem de trem, viagem de ônibus, rodoviária, estrada, estradas, passagem
nouns: passagens, pé na estrada, bonde, comboio
tags: NaEstrada, Viajar, Janelinha
turn:
{K}. A janelinha passa o melhor filme do dia.
A cabeça vai na frente, a mala vem depois.
{K}. O lanche acaba antes da primeira parada.
Cheguei cedo, que é meu jeito de não chegar atrasado.
reader:
Janela para olhar ou corredor para escapar?
Você puxa conversa ou põe o fone por garantia?
scene:
Testa no vidro, pensamento longe: {k}.
"Esse lugar está livre?" E assim começam algumas histórias.
plain:
{K}. Um tempo entre um lugar e outro, sem precisar estar em nenhum.
Olhar pela janela também é fazer alguma coisa.
news:
{K}. A mala ainda está assimilando.

== garden 🌱
under: verde
nouns: regador, carrinho de mão, rastelo, enxada, mangueira de jardim, estufa, casinha de passarinho, colmeia
nouns: jardim, jardins, horta, hortas, hortinha, horta em casa, quintal, mudas, muda de roseira, sementes, gramado
nouns: jardinagem, pomar, colheita, ervas, manjericão, hortelã, alecrim, lavanda, roseira, roseiras, composteira
tags: Horta, Jardim, MãoNaTerra
turn:
{K}. A natureza traz o plano, eu trago as costas.
Fui arrancar um matinho e quando vi era de noite.
{K}. As lagartas acham tudo muito bem temperado.
A gente planta esperança e rega com curiosidade.
reader:
O que nasceu na sua terra sem ninguém plantar?
Você conversa com o que planta? Fala a verdade.
scene:
Joelho verde, unha preta, sorriso largo: {k}.
"Olha, nasceu!" E a casa inteira vem ver uma folhinha.
plain:
{K}. Aqui pressa não brota.
O que a gente rega tem outro gosto.
news:
{K}. O regador está todo vaidoso.
invite:
{K}. Vem olhar e acaba indo embora com terra no bolso.
Para quem quer ver crescer algo além da lista de tarefas.

== market 🧺
under: mesa
nouns: limão, limões, tomate, tomates, maçã, maçãs, pera, peras, uva, uvas, figo, maracujá, goiaba, ameixa, pêssego
nouns: pêssegos, kiwi, mamão, abacate, abacates, caqui, melão, acerola, cenoura, cenouras, cebola, cebolas, alho
nouns: pepino, pimentão, berinjela, abobrinha, batata, batatas, batata-doce, alface, espinafre, couve, brócolis
nouns: couve-flor, beterraba, milho, mandioca, quiabo, chuchu, cereja, cerejas, coco, água de coco, feira, feiras
nouns: feira livre, feirinha, mercado municipal, mercadão, hortifruti, quitanda, frutas, fruta, verduras, legumes
nouns: cesta de frutas, banca de frutas, manga, mangas, abacaxi, melancia, banana, bananas, laranja, laranjas
nouns: morango, morangos, jabuticaba, caju
tags: Feira, Frutas, DiaDeFeira
turn:
{K}. Fui com lista e voltei com história.
"Só vou dar uma voltinha." A sacola já não fecha.
{K}. Metade da compra quem faz são as cores.
Na barraca sabem meu nome e as minhas fraquezas.
reader:
Você aperta, cheira ou confia?
Quem é de provar antes de pagar? Mão levantada.
scene:
"Prova, que está doce!" Palavras perigosas: {k}.
Carrinho cheio, prosa em dia, ninguém com pressa.
plain:
{K}. Aqui compra também é conversa.
A sacola enche, e o dia também.
news:
{K}. A geladeira ficou colorida.
invite:
{K}. Vem com sacola e sem pressa.
Pode perguntar, a receita vai junto na sacola.

== drinks-round 🥂
under: amigos
nouns: cerveja, cervejas, cervejinha, chope, chopp, cervejaria, cerveja artesanal, vinho, vinhos, vinho tinto
nouns: vinho branco, vinícola, degustação de vinhos, espumante, caipirinha, caipirinhas, cachaça, drinks, saideira
tags: Brinde, HappyHour, BoaCompanhia
turn:
{K}. Tem conversa que só começa com "vai querer o quê?".
De entender, entendo pouco: gosto ou gosto muito.
{K}. A saideira é um conceito, não uma promessa.
Ninguém lembra do assunto, mas todo mundo concordava.
reader:
Acompanha petisco ou acompanha fofoca?
Quem faz o brinde na sua mesa, e por que demora tanto?
scene:
Copo no copo, olho no olho: {k}.
"A nós." E já está tudo dito.
plain:
{K}. Tem gosto de ninguém com pressa.
O bom está no copo e o melhor em volta da mesa.
news:
{K}. A mesa já está em festa.
invite:
{K}. Vem brindar, o motivo a gente acha.
Traz alguém com quem valha a pena esticar a conversa.

== summer ☀️
under: tempo
nouns: calor, calorão, onda de calor, sol, verão, mormaço, ventilador, leque, dia de sol, dias de sol
nouns: noite de verão, sol de verão, ar-condicionado
tags: Calor, Verão, Sol
turn:
{K}. A sombra virou o lugar mais disputado da cidade.
Plano: mexer pouco e reclamar com elegância.
{K}. O gelo já é da família.
Abri a geladeira para pensar na vida.
reader:
Você é de ventilador na cara ou de lençol nos pés, mesmo assim?
Praia, rio ou mangueira no quintal?
scene:
Janela aberta, cortina parada, silêncio: {k}.
"Eu prefiro o calor", disse alguém, e derreteu.
plain:
{K}. Os dias esticam e a gente também.
Sombra, água fresca e pouca conversa.
news:
{K}. O ventilador pediu promoção.

== tea 🫖
under: cafe
nouns: chá, chás, chazinho, bule de chá, chá de camomila, camomila, chá mate, mate, chimarrão, erva-mate, chá gelado
nouns: chá de hortelã, chá verde, xícara de chá, infusão, chaleira, chocolate quente
tags: HoraDoChá, Chá, Quentinho
turn:
{K}. Resolve pouca coisa e melhora quase todas.
Água quente, paciência e a fofoca em dia.
{K}. A pressa ficou do lado de fora da cozinha.
Esperar esfriar é a parte que ninguém consegue.
reader:
Você espera o tempo certo ou tira antes, no impulso?
Quem te ensinou que isso cura tudo, de dor de barriga a coração partido?
scene:
Fumaça subindo, mãos em volta, silêncio bom: {k}.
"Senta que eu esquento a água." Começou a conversa.
plain:
{K}. Um intervalo que cabe nas mãos.
Tem dia que pede colo, e tem dia que pede água quente.
{K}. Devagar também esquenta.
news:
{K}. A chaleira assobiou de orgulho.
invite:
{K}. A água já está quase fervendo, só falta você.
Puxa a cadeira, aqui a conversa demora mais que a bebida.

== cheese 🧀
under: mesa
nouns: queijo, queijos, queijo minas, queijo coalho, requeijão, parmesão, muçarela, queijaria, goiabada com queijo
nouns: romeu e julieta, fondue, fondue de queijo, catupiry, ricota
tags: Queijo, QueijoLovers, BoaMesa
turn:
{K}. Cortei uma fatia fina. A fatia fina não foi suficiente.
Sempre existe um motivo para pôr mais um pouco.
{K}. O pão acha que é protagonista. Coitado.
Ninguém visita a geladeira de madrugada para olhar alface.
reader:
Você corta reto ou vai roubando pela beirada?
Com doce, com pão ou direto da tábua?
scene:
Faca na mão, "só mais um pedacinho": {k}.
A geladeira abre, e a casa inteira finge que não ouviu.
plain:
{K}. Simples assim, e difícil de largar.
O que derrete aproxima as pessoas.
news:
{K}. A tábua já está na mesa.
invite:
{K}. Vem provar antes de escolher, e escolhe provando.
Traz o pão, o resto a gente resolve.

== breakfast 🍳
under: mesa
nouns: café da manhã, cuscuz, cuscuz com ovo, tapioca, ovo mexido, ovos mexidos, ovo, ovos, omelete, panqueca
nouns: panquecas, granola, iogurte, vitamina, torrada, torradas, misto-quente, misto quente, mingau, suco de laranja
nouns: suco, brunch
tags: CaféDaManhã, BomDia, ComidaBoa
turn:
{K}. Antes disso, só respondo com a cabeça.
A manhã tem conserto, e ele vai no prato.
{K}. Levantei por isso, não pelo despertador.
Dizem que é a refeição mais importante. Eu levo a sério.
reader:
Doce ou salgado logo cedo? A resposta revela caráter.
Você come sentado ou com a chave na mão?
scene:
Sol na mesa, cabelo em pé, primeira mordida: {k}.
"Fala comigo depois." Prato vazio. "Pode falar."
plain:
{K}. O dia fica mais amigável de barriga cheia.
Começar bem não precisa de muito.
news:
{K}. O pijama aprovou.
invite:
{K}. Vem com fome e com cara de sono, aqui ninguém repara.
Senta perto da janela e pede com calma.

== seafood 🐟
under: mesa
nouns: peixe, peixes assados, bacalhau, bacalhoada, camarão, camarões, polvo, lula, sardinha, sardinhas
nouns: sardinha assada, atum, salmão, caranguejo, ostras, mariscos, peixe frito, peixada, tilápia, sushi, sashimi
nouns: temaki, arroz de marisco
tags: FrutosDoMar, ComidaBoa, SaborDeMar
turn:
{K}. O mar mandou lembranças, e a gente respondeu com limão.
Falei que ia só provar. O prato discorda.
{K}. O dia na praia pode até faltar, o gosto não.
O garfo pescou antes de todo mundo sentar.
reader:
Limão por cima: sim, claro ou por favor?
Com pirão, com arroz ou direto do prato dos outros?
scene:
Travessa no meio, garfos em volta: {k}.
"Está fresco?" "Experimenta." Fim da conversa.
plain:
{K}. Pouco tempero, muita vontade.
Comida com cheiro de litoral melhora qualquer semana.
news:
{K}. A cozinha já cheira a férias.
invite:
{K}. Vem com fome e sem relógio.
Pergunta o que tem de bom, a gente adora responder.

== farm-animals 🐴
nouns: vaquinha, cavalinho, cavalo, cavalos, égua, potro, vaca, vacas, boi, bezerro, ovelha, ovelhas, cabra, cabras
nouns: cabrito, galinha, galinhas, galo, pintinho, pintinhos, porco, porquinho, burro, jumento, pato, patos
tags: VidaNoCampo, Fazenda, Roça
turn:
{K}. A agenda da roça não aceita adiamento.
Olhou para mim como quem já viu gente da cidade antes.
{K}. Um banho de lama, e a elegância continua.
Ninguém aqui tem pressa, e ninguém aqui chega atrasado.
reader:
Quem aí cresceu com o som de bicho como despertador?
Você cumprimenta os bichos ou tem vergonha de responderem?
scene:
Cerca de madeira, olhar comprido, capim no canto da boca: {k}.
Botina, barro, e o dia começando antes do sol.
plain:
{K}. A vida lá fora tem outro relógio.
Tem paz que só se acha perto de uma porteira.
news:
{K}. O terreiro já está comentando.
invite:
{K}. Vem conhecer de perto, com sapato que pode sujar.
Traz as crianças, e deixa que elas perguntem tudo.

== wild-animals 🦊
nouns: raposa, lobo, lobo-guará, onça, onça-pintada, leão, tigre, elefante, girafa, urso, panda, macaco, macacos
nouns: bicho-preguiça, capivara, capivaras, tamanduá, tatu, jacaré, coruja, corujas, tucano, arara, araras, golfinho
nouns: golfinhos, baleia, baleias, foca, pinguim, pinguins, cervo, veado, zebra
tags: VidaSelvagem, Natureza, Bichos
turn:
{K}. Zero esforço para aparecer bem na foto.
A natureza caprichou e ainda fez parecer fácil.
{K}. Se eu tivesse metade dessa calma, dormia melhor.
Não paga boleto, e dá para ver na cara.
reader:
Que bicho você seria numa semana difícil?
Qual deles você teria como vizinho, sendo sincero?
scene:
Um olhar, um silêncio, e a gente esquece de piscar: {k}.
Dedo apontado, voz baixinha: "olha, olha, olha".
plain:
{K}. O mundo é maior do que a nossa tela.
Tem beleza que não posa.
news:
{K}. O binóculo já está a postos.

== love ❤️
nouns: amor, paixão, namoro, beijo, beijos, abraço, abraços, carinho, dia dos namorados, amor da minha vida, coração
nouns: ternura, alma gêmea
tags: Amor, AmorDeVerdade, CoraçãoQuentinho
turn:
{K}. Ninguém explica direito, e todo mundo reconhece.
Divide a sobremesa. Isso sim é declaração.
{K}. Cabe em pouca palavra e em muito gesto.
Romance é perguntar "já comeu?" com voz de preocupação.
reader:
Qual foi o gesto pequeno que você nunca esqueceu?
Você é de falar, de mandar bilhete ou de fazer café?
scene:
Pé gelado, coberta dividida, ninguém reclama. Quase: {k}.
"Me avisa quando chegar." Está tudo dito.
plain:
{K}. O resto do dia fica mais leve em volta disso.
Quem cuida de longe também está perto.
{K}. Não faz barulho e muda a casa inteira.
news:
{K}. O coração já tinha avisado.

== calm 🍃
nouns: paz, silêncio, calma, sossego, tranquilidade, descanso, pausa, preguiça boa, soneca, cochilo, folga
nouns: meditação, serenidade, equilíbrio, leveza, respiro, ócio
tags: Calma, Pausa, Respira
turn:
{K}. O celular estranhou e perguntou se estava tudo bem.
Não fazer nada também é um talento, e eu pratico.
{K}. A lista de tarefas bateu na porta. Fingi que não tinha ninguém.
Devagar o mundo fica até mais bonito.
reader:
Onde a sua cabeça faz menos barulho?
O que você desliga primeiro: o celular ou a culpa?
scene:
Janela aberta, cortina mexendo, ninguém chamando: {k}.
"E aí, o que você fez?" "Quase nada." E foi ótimo.
plain:
{K}. Faz falta antes de a gente perceber.
Tem dia que o maior plano é respirar.
{K}. Baixa o volume e deixa o dia chegar.
news:
{K}. Os ombros já desceram um pouco.

== joy 😊
nouns: alegria, felicidade, risada, risadas, sorriso, sorrisos, gargalhada, gratidão, esperança, otimismo, bom humor
nouns: sonho, sonhos, orgulho, coragem, fé, motivação, autoestima, entusiasmo
tags: Alegria, CoisasBoas, Gratidão
turn:
{K}. Não vem com instruções, e funciona.
Mora nas coisas pequenas, com a porta destrancada.
{K}. Ninguém consegue guardar isso em gaveta.
Chega de fininho e ocupa a sala.
reader:
O que te devolve isso num dia torto?
Com quem você aprendeu o que é isso?
scene:
No meio de um dia comum, sem aviso: {k}.
"O que deu em você?" Não sei, mas deixa.
plain:
{K}. Dividir não diminui.
Tem coisa que só cresce quando a gente usa.
{K}. Um pouco por dia já muda a semana.
news:
{K}. O espelho percebeu primeiro.

== tired 😴
nouns: cansei, preguiça, cansaço, sono, insônia, exaustão, estresse, olheiras, despertador, madrugada
nouns: noite em claro, ressaca, cansada, cansado, segunda-feira cansada
tags: VidaReal, Cansaço, ModoSoneca
turn:
{K}. A cama mandou mensagem, e eu visualizei.
O travesseiro e eu temos assuntos pendentes.
{K}. Funcionando no modo economia de energia.
Meu corpo chegou. A alma vem no próximo ônibus.
reader:
Você também negocia "só mais um pouquinho" com o despertador?
Quem aí também olha para o teto fazendo contas de sono?
scene:
Café na mão, olhar parado, mundo carregando: {k}.
"Dormiu bem?" Próxima pergunta, por favor.
plain:
{K}. O travesseiro resolve metade, o banho resolve a outra.
Parar também faz parte do caminho.
news:
{K}. O sofá já abriu os braços.

== night-sky 🌙
under: tempo
nouns: lua, lua cheia, luar, estrelas, estrela, céu estrelado, noite estrelada, estrela cadente, via láctea, eclipse
nouns: constelação, superlua
tags: Lua, CéuNoturno, Noite
turn:
{K}. A foto saiu um pontinho branco. A lembrança, não.
Lá em cima tudo acontece sem pedir curtida.
{K}. O teto mais bonito é o que não tem.
Olhei para cima um segundo e perdi o fio da conversa.
reader:
Você ainda faz pedido quando olha para cima?
Quem você chama para fora quando o céu está assim?
scene:
Luz apagada, cabeça para trás, boca aberta: {k}.
"Vem ver." Pijama, chinelo, quintal.
plain:
{K}. Faz a gente ficar pequeno de um jeito bom.
No escuro também tem muito para ver.
news:
{K}. O pescoço reclama, o resto agradece.

== winter 🧣
under: tempo
nouns: frio, inverno, friozinho, geada, neve, frente fria, dia frio, noite fria, boneco de neve, lareira, fogueira
tags: Inverno, Friozinho, DiaDeFrio
turn:
{K}. Sair da cama virou esporte radical.
Visto o armário inteiro e continuo com saudade do sol.
{K}. O cobertor já é membro da família.
A mão congela, o chocolate quente entende.
reader:
Time "amo frio" ou time "quem foi que pediu isso"?
Meia com chinelo: crime ou solução?
scene:
Fumacinha saindo da boca, nariz vermelho: {k}.
Só a pontinha do nariz para fora da coberta.
plain:
{K}. O dia pede sopa e conversa baixa.
Ficar perto esquenta mais.
news:
{K}. As meias grossas assumiram o comando.

== christmas-time 🎄
nouns: natal, árvore de natal, ceia, ceia de natal, presépio, papai noel, amigo secreto, presente de natal
nouns: luzes de natal, véspera de natal, decoração de natal, cesta de natal
tags: Natal, ClimaDeNatal, Família
turn:
{K}. O papel de embrulho já sabe de tudo.
A tia pergunta, o pavê responde.
{K}. Sobra comida, sobra gente, sobra história.
As luzinhas embolaram sozinhas dentro da caixa. De novo.
reader:
Você balança o pacote antes de abrir?
Qual cheiro diz "chegou" na sua casa?
scene:
Luzinhas piscando, criança acordada, adulto fingindo surpresa: {k}.
"Não precisava!" Precisava, sim.
plain:
{K}. O melhor embrulho é gente reunida.
Dar de coração vale mais que o laço.
news:
{K}. A estrela lá do alto já foi informada.
invite:
{K}. Escolhe com calma, a gente embrulha com carinho.
Traz a lista, a gente ajuda a riscar.

== carnival 🎭
under: amigos
nouns: carnaval, bloco, bloquinho, bloco de rua, fantasia, fantasias, glitter, folia, abadá, escola de samba
nouns: confete, confetes, trio elétrico
tags: Folia, ClimaDeFesta, Alegria
turn:
{K}. O glitter sai do rosto em algum momento do ano.
Combinaram de ir embora cedo. Ninguém lembra quem.
{K}. A voz fica lá, a gente volta sem.
O pé pede para parar, a música não deixa.
reader:
Qual foi a sua fantasia mais improvisada?
Você é de ir atrás da música ou de cuidar das bolsas?
scene:
Música longe, depois perto, depois dentro da gente: {k}.
"Só essa e a gente vai." Ninguém foi.
plain:
{K}. Por um instante, a rua é de todo mundo.
Alegria na rua contagia até quem só olhava da janela.
news:
{K}. O brilho continua aparecendo no sofá.
invite:
{K}. Vem do jeito que der, sobra cor para todo mundo.
Junta a turma, que sozinho ninguém dança direito.

== weekend 🎉
nouns: sexta-feira, sexta, sextou, sábado, fim de semana, finde, feriado, feriadão, fim de expediente
nouns: domingo à tarde
tags: FimDeSemana, Sextou, BomDemais
turn:
{K}. O despertador pode tirar folga também.
Tinha mil planos. O sofá tinha um só, e venceu.
{K}. A segunda que espere na esquina.
Passa rápido porque sabe que é querido.
reader:
Casa, rua ou "vamos ver no que dá"?
Qual é o primeiro compromisso que você cancela com gosto?
scene:
Sandália no pé, celular virado para baixo: {k}.
"Vamos sair?" "Vamos." Ninguém levantou.
plain:
{K}. Tempo solto é luxo.
Descansar é programa e não precisa de desculpa.
{K}. Até o relógio anda de chinelo.
news:
{K}. A agenda respirou.

== monday ☕
under: trabalho
nouns: segunda-feira, segunda, início da semana, começo da semana, volta ao trabalho, rotina
tags: SegundaFeira, Rotina, BoraLá
turn:
{K}. O café e eu entramos juntos em reunião.
Ainda procurando quem chamou.
{K}. Começa devagar, que ninguém está olhando.
Meu entusiasmo chega mais tarde, pegou trânsito.
reader:
Você começa pela tarefa fácil ou pela difícil?
Quantos cafés até virar gente?
scene:
Mesa arrumada, suspiro fundo, bora: {k}.
"Como foi o fim de semana?" "Curto."
plain:
{K}. Uma coisa de cada vez.
O melhor da rotina é saber onde fica o café.
news:
{K}. O calendário não teve pena.

== car 🚗
nouns: carro, carros, carro novo, carro antigo, fusca, kombi, moto, motos, motocicleta, scooter, caminhão
nouns: caminhonete, garagem, viagem de carro, van, trailer, motorhome
tags: Carros, NaGaragem, Motor
turn:
{K}. Só quem ama entende o barulho.
Tem gente que coleciona selo. Aqui o selo tem roda.
{K}. Recebe mais banho que muita gente.
A playlist escolheu o caminho, eu só dirigi.
reader:
Você dá nome ou só tapinha no painel?
Quem canta mais alto no trânsito da sua casa?
scene:
Chave na mão, sorriso no retrovisor: {k}.
"Ouviu esse barulho?" "Que barulho?" Começou.
plain:
{K}. Metade do passeio é o caminho.
Tem cheiro que já é viagem.
news:
{K}. A garagem está se achando.
invite:
{K}. Traz o seu, a gente escuta o motor e a história.
Passa aqui e tira as dúvidas sem enrolação.

== devices 📱
nouns: rede social, redes sociais, wi-fi, internet, celular, celulares, computador, notebook, laptop, tablet
nouns: teclado, mouse, monitor, tela, fone de ouvido, fones de ouvido, fone, carregador, bateria do celular
nouns: impressora, televisão, tv, controle remoto, aplicativo, relógio inteligente
tags: Tecnologia, VidaConectada, Tech
turn:
{K}. Funciona perfeitamente quando o técnico está olhando.
Desliga e liga de novo: a sabedoria dos antigos.
{K}. Sempre acha a hora certa de atualizar.
Prometo olhar menos para a tela. Logo depois deste vídeo.
reader:
Você lê as instruções ou vai apertando até dar certo?
Quantos carregadores moram numa mesma gaveta aí?
scene:
Tanto botão, e a gente usa sempre o mesmo: {k}.
"Já tentou reiniciar?" Silêncio ofendido.
plain:
{K}. Bom mesmo é quando a gente esquece que está usando.
Tecnologia boa é a que deixa sobrar tempo.
news:
{K}. A tomada já reservou lugar.
invite:
{K}. Vem testar com a mão, ficha técnica não conta tudo.
Pergunta sem medo, aqui ninguém fala difícil.

== photo 📷
under: cultura
nouns: foto, fotos, fotografia, fotógrafo, fotógrafa, câmera, ensaio fotográfico, selfie, retrato, retratos
nouns: álbum de fotos, polaroid, câmera analógica, filme fotográfico, porta-retrato, book fotográfico
tags: Fotografia, Retrato, Olhar
turn:
{K}. A primeira saiu tremida e virou a preferida.
"Naturais, hein?" E todo mundo virou estátua.
{K}. Ninguém gosta de posar e todo mundo quer ver.
O botão é rápido. O resto é esperar a luz.
reader:
Qual é o seu lado bom, ou isso é segredo?
Qual imagem você salvaria primeiro do celular?
scene:
"Mais uma, que alguém piscou": {k}.
Um clique, um silêncio, "ficou linda".
plain:
{K}. Segura um instante para a gente não esquecer.
O que a gente guarda conta quem a gente é.
news:
{K}. A moldura já está procurando parede.
invite:
{K}. Vem como você é, a luz a gente ajeita.
Traz a ideia ou só a vontade, dá certo igual.

== games 🎲
under: amigos
nouns: jogo de dominó, jogo de cartas, jogo, jogos, partida, figurinhas, bolão, jogos de tabuleiro
nouns: jogo de tabuleiro, videogame, videogames, game, games, xadrez, baralho, dominó, truco, uno, bingo, sinuca
nouns: gamer, console, dados, noite de jogos
tags: Jogos, HoraDoJogo, Jogatina
turn:
{K}. É só brincadeira, até alguém ganhar.
Li as regras em voz alta. Ninguém ouviu, e agora todos reclamam.
{K}. "A última" já foi dita várias vezes.
Perder com elegância está no manual, na parte que ninguém lê.
reader:
Você joga para ganhar ou para ver a cara dos outros?
Quem na sua casa inventa regra no meio?
scene:
Mesa cheia, silêncio tenso, alguém sorri: {k}.
"Isso não vale!" "Onde está escrito?"
plain:
{K}. O melhor prêmio é a revanche.
Um jogo bom faz a noite parar de olhar o relógio.
news:
{K}. A revanche já foi pedida.
invite:
{K}. Vem jogar, a gente explica as regras sem rir.
Traz quem não aceita derrota, fica mais divertido.

== dance 💃
under: cultura
nouns: dança, dançar, balé, ballet, bailarina, aula de dança, dança de salão, salsa, tango, zumba, hip hop
nouns: sapateado, dança do ventre, frevo, academia de dança, espetáculo de dança, dança contemporânea
tags: Dança, VidaDeDança, NoRitmo
turn:
{K}. O quadril entendeu, o pé está em reunião.
A sala vira palco quando ninguém está olhando.
{K}. Errar no ritmo também é coreografia.
O corpo fala, e às vezes fala alto.
reader:
Você dança na frente dos outros ou só da geladeira?
Que música te levanta da cadeira sem pedir licença?
scene:
A contagem começa e alguém vai para o lado errado: {k}.
Móveis encostados, volume no alto.
plain:
{K}. Cansa as pernas e descansa o juízo.
Quem dança conta o dia sem falar.
news:
{K}. O chão da sala pediu reforço.
invite:
{K}. Vem sem saber, é assim que todo mundo começa.
Roupa confortável, vergonha em casa.

== cinema 🎬
under: cultura
nouns: filme, filmes, cinema, série, séries, pipoca, maratona de séries, novela, documentário, sessão de cinema
nouns: netflix
tags: Cinema, HoraDoFilme, Sessão
turn:
{K}. O controle remoto sumiu na melhor parte.
Escolher demora mais do que assistir.
{K}. Chorei, mas foi a pipoca.
Bastou apagar a luz e alguém perguntou quem é aquele.
reader:
Você adianta o final ou foge de spoiler como quem foge de chuva?
Quem dorme primeiro e jura que viu tudo?
scene:
Luz apagada, coberta, silêncio. "Pausa aí": {k}.
"Eu sabia!" Ninguém sabia.
plain:
{K}. Sair da própria vida um pouquinho e voltar melhor.
Boa história faz a gente esquecer a pipoca na mão.
news:
{K}. O sofá aplaudiu de pé.
invite:
{K}. Chega cedo, que lugar bom não espera.
Traz companhia para discutir o final na saída.

== painting 🎨
under: cultura
nouns: pintura, quadro, quadros, desenho, desenhos, aquarela, aquarelas, tinta, tintas, pincel, pincéis, ilustração
nouns: ilustrador, ilustradora, caligrafia, aula de pintura, ateliê de pintura, grafite, arte
tags: Arte, Desenho, Inspiração
turn:
{K}. A mão sabia antes da cabeça.
O erro virou detalhe, o detalhe virou assunto.
{K}. Tem cor até atrás da orelha.
"Está pronto?" Quase. Desde a semana passada.
reader:
Você para na hora certa ou mexe até estragar?
Qual cor a sua mão procura primeiro?
scene:
Cabeça inclinada, um passo para trás, olho apertado: {k}.
"O que é isso?" "O que você está vendo?"
plain:
{K}. Um jeito de dizer sem falar.
Quem desenha olha o mundo mais devagar.
news:
{K}. A parede branca está com ciúme.
invite:
{K}. Vem sem medo do papel em branco.
Experimenta, aqui borrão também é técnica.

== everyday-objects 🗝️
nouns: chave, chaves, relógio, relógios, mochila, mochilas, carteira, óculos, caderno, cadernos, caneta, canetas
nouns: lápis, agenda, espelho, caixa, mala, bolsinha, estojo, garrafa, garrafinha, planner, necessaire, isqueiro
nouns: tesoura
tags: DiaADia, PequenosDetalhes, VidaReal
turn:
{K}. Some quando preciso, aparece quando desisto.
Coisa simples, com mais histórias do que parece.
{K}. De tanto ver, ninguém vê.
Ninguém repara, até o dia em que não está no lugar.
reader:
Onde você procura primeiro, e onde sempre está?
Qual objeto comum você nunca conseguiu jogar fora?
scene:
No mesmo lugar de sempre, com cara de quem nunca saiu: {k}.
"Viu por aí?" "Onde você deixou?" A pergunta que não ajuda.
plain:
{K}. As coisas de todo dia também merecem foto.
A vida acontece entre objetos pequenos.
news:
{K}. A gaveta já abriu espaço.

== bed 🛏️
under: casa
nouns: edredom, cama, cobertor, cobertores, coberta, manta, mantas, travesseiro, travesseiros, lençol, lençóis
nouns: almofada, almofadas, pijama, pijamas, colchão, roupa de cama, colcha, dormir
tags: Aconchego, HoraDeDormir, EmCasa
turn:
{K}. O mundo lá fora que deixe recado.
Deitei para testar. O teste continua.
{K}. Melhor compromisso da agenda, e nunca cancela.
De manhã pesa uma tonelada, de noite é nuvem.
reader:
Quem rouba a coberta na sua casa? Pode citar nomes.
Travesseiro alto, baixo ou abraçado?
scene:
Luz apagada, pé procurando o lado frio: {k}.
"Já vou levantar." Isso foi antes do almoço.
plain:
{K}. Um abraço sem hora para acabar.
Conforto é coisa séria.
news:
{K}. O sono já aprovou.
invite:
{K}. Passa a mão e vê se consegue não deitar.
Escolhe pelo toque, os olhos enganam.

== kitchen 🍳
under: casa
nouns: escorredor, ralador, concha, peneira, bule, panela, panelas, frigideira, colher, colheres, colher de pau
nouns: faca, facas, garfo, prato, pratos, copo, copos, xícara, xícaras, caneca, canecas, cafeteira, garrafa térmica
nouns: fogão, forno, air fryer, airfryer, geladeira, liquidificador, pote, potes, louça, tábua de cortar, avental
nouns: assadeira
tags: Cozinha, CoisasDeCozinha, MinhaCozinha
turn:
{K}. Na cozinha alheia ninguém mexe sem pedir.
Alguma tampa sempre some. É lei de cozinha.
{K}. Trabalha todo dia e ninguém aplaude.
"Já tem um igual." Igual, não. Parecido.
reader:
Quem lava e quem "deixa de molho"?
O que na sua cozinha tem mais idade do que você?
scene:
Cheiro no corredor, barulho de louça, alguém chamando: {k}.
"Cuidado que está quente." Tarde demais.
plain:
{K}. Cozinha com marca de uso tem mais sabor.
Coisa boa dura e conta história.
news:
{K}. O armário fez uma fila nova.
invite:
{K}. Pega na mão, sente o peso, imagina o almoço.
Vem escolher com calma, cozinha não se monta correndo.

== soap 🧼
under: beleza
nouns: sabonete, sabonetes, sabonete artesanal, sabonetes artesanais, creme, cremes, hidratante, shampoo
nouns: condicionador, protetor solar, esfoliante, óleo corporal, máscara facial, cosméticos, cosmético
tags: Autocuidado, HoraDoBanho, Cheirinho
turn:
{K}. A porta fecha, e o mundo aprende a esperar.
O cheirinho chega antes de mim na sala.
{K}. Um momento de calma, com espuma ou sem.
Ninguém me interrompe aqui. Quase ninguém.
reader:
Você usa até o fim ou abre outro antes?
Qual cheiro leva você direto para a infância?
scene:
Espelho embaçado, música baixa, pressa nenhuma: {k}.
"Vai demorar aí?" "Vou."
plain:
{K}. Cuidar de si também é rotina.
Coisa pequena que muda o humor.
news:
{K}. O banheiro já cheira a folga.
invite:
{K}. Vem sentir os cheiros, foto não tem perfume.
Monta um presente ou guarda para você, ninguém conta.

== toys 🧸
under: familia
nouns: brinquedo, brinquedos, boneca, bonecas, bicho de pelúcia, ursinho, ursinho de pelúcia, pelúcia, lego
nouns: carrinho, pipa, pipas, pião, bola de gude, bolha de sabão, bolinha de sabão, massinha, parquinho
nouns: balanço no parque, casinha de boneca
tags: Brincar, Infância, HoraDeBrincar
turn:
Espalhar os brinquedos demora um segundo. Guardar, a vida inteira.
Adulto também brinca, só chama de outro nome.
{K}. A imaginação vem sem pilha.
O chão da sala já não é chão, é outro país.
reader:
Qual era o seu preferido, e ele tinha nome?
Você ainda guarda algum escondido no armário?
scene:
Descalço, no escuro, uma pecinha no caminho: {k}.
"Faz de conta que..." E fez.
plain:
{K}. Brincar é trabalho sério de gente pequena.
A infância cabe numa caixa e transborda dela.
news:
{K}. Ninguém mais quer almoçar.
invite:
{K}. Vem escolher junto, e deixa a criança decidir.
Aqui pode apertar, girar e perguntar.

== school 🎒
under: trabalho
nouns: escola, sala de aula, lancheira, mochila escolar, primeiro dia de aula, volta às aulas, recreio
nouns: dia dos professores, creche, jardim de infância, aula, aulas, colégio, lousa, material escolar
tags: Escola, VidaEscolar, Aprender
turn:
{K}. A lancheira volta com a fruta intacta.
Aprender é ter coragem de perguntar de novo.
{K}. O lápis some na primeira semana. É tradição.
A melhor lição quase nunca estava no livro.
reader:
Que professor você nunca esqueceu, e por quê?
Fundo da sala ou primeira carteira?
scene:
Uniforme limpo, foto no portão, coração apertado: {k}.
"E aí, o que vocês fizeram?" "Nada." A camiseta conta outra história.
plain:
{K}. Tem gente que planta curiosidade para a vida toda.
Todo mundo lembra de uma voz dizendo "você consegue".
news:
{K}. O apontador já está de prontidão.
invite:
{K}. Vem conhecer e traz todas as perguntas.
A porta está aberta, e a curiosidade também.

== trades 🛠️
under: trabalho
nouns: oficina mecânica, lava-jato, lava jato, marceneiro, marcenaria, carpinteiro, carpintaria, eletricista
nouns: encanador, pedreiro, pintor, mecânico, serralheiro, sapateiro, alfaiate, ferramenta, ferramentas, furadeira
nouns: martelo, oficina, madeira, ferragens, chaveiro, jardineiro, soldador, bricolagem
tags: MãoNaMassa, Ofício, TrabalhoBemFeito
turn:
{K}. Mede de novo quem já cortou errado.
O vídeo ensinou em um minuto. A parede discordou.
{K}. Nó de gravata não sei, mas isto eu resolvo.
Todo conserto começa com "quem foi que mexeu aqui?".
reader:
Você chama logo ou tenta sozinho até piorar?
O que está esperando conserto na sua casa há tempo demais?
scene:
Lápis na orelha, trena na mão, olhar sério: {k}.
"É rapidinho." Famosas últimas palavras.
plain:
{K}. Serviço bem feito não precisa de discurso.
Mão que sabe o que faz dá gosto de ver.
news:
{K}. A caixa de ferramentas ficou toda vaidosa.
invite:
{K}. Manda a foto do problema, a gente já viu pior.
Chama antes da gambiarra, ou depois, sem julgamento.

== wedding 💍
under: event-private
nouns: casamento, casamentos, noiva, noivo, noivado, vestido de noiva, buquê de noiva, madrinha de casamento
nouns: padrinhos, padrinhos de casamento, lua de mel, bodas de prata, bodas de ouro, pedido de casamento
nouns: festa de casamento, chá de panela, convite de casamento
tags: Casamento, Noivas, VidaADois
turn:
{K}. O lencinho entrou na lista antes do bolo.
A decisão levou um instante. A lista de convidados, não.
{K}. Até quem não dança já está ensaiando.
Amor é também escolher a cor do guardanapo sem brigar.
reader:
Quem chora primeiro na sua família, sem nem disfarçar?
Que conselho você daria, sem ser "tenham paciência"?
scene:
Um respiro fundo, uma mão apertada: {k}.
"Posso chorar?" A maquiagem diz que não.
plain:
{K}. Um "sim" e uma vida inteira dentro.
O dia passa voando, o carinho fica.
news:
{K}. Ninguém guarda o lencinho ainda.
invite:
{K}. Conta a sua ideia, a gente escuta com carinho.
Traz a referência, o sonho e a mãe, se quiser.

== pantry 🍯
under: mesa
nouns: mel, geleia, geleias, azeite, doce de leite, goiabada, farinha, castanha, castanhas, castanha de caju
nouns: pimenta, molho de pimenta, temperos, tempero, conserva, conservas, melado, amendoim torrado, empório
nouns: mercearia
tags: Empório, Sabores, CoisaBoa
turn:
{K}. Era para durar o mês. Durou a conversa.
O pote volta para a prateleira mais leve e com cara de inocente.
{K}. Uma colherada de prova e o juízo vai embora.
Na despensa tem lugar de honra, na frente do macarrão.
reader:
Você guarda para a visita ou abre na hora?
Qual sabor tem o gosto da casa onde você cresceu?
scene:
Tampa aberta, colher suspeita, ninguém sabe de nada: {k}.
"Quem acabou com isso?" Silêncio doméstico.
plain:
{K}. Um pouquinho muda o prato inteiro.
Sabor bom a gente reconhece de olho fechado.
news:
{K}. A despensa ficou mais importante.
invite:
{K}. Prova um pouco, a colherinha é por nossa conta.
Leva um para casa e outro para quem merece.

== water 🛶
under: praia
nouns: lago, rio, barco, barcos, canoa, caiaque, porto, farol, pesca, pescaria, pescador, ilha, stand up paddle
nouns: mergulho, natação, nadar, aula de natação, piscina, represa
tags: Água, VidaNaÁgua, Mergulho
turn:
{K}. Os problemas não sabem nadar.
A água ensina paciência sem dizer uma palavra.
{K}. O relógio molhou e ninguém sentiu falta.
Entrei dizendo "está fria". Saí dizendo "só mais um pouco".
reader:
Você entra devagar ou se joga antes de pensar?
Qual água te acalma: parada, corrente ou salgada?
scene:
Reflexo tremendo, silêncio molhado: {k}.
"Está boa?" "Está ótima", com os dentes batendo.
plain:
{K}. Perto da água a cabeça boia.
Olhar para o fundo azul já é descanso.
news:
{K}. A toalha está a postos.
invite:
{K}. Traz roupa de banho e deixa o celular no seco.
Vem sem pressa, a água não vai a lugar nenhum.

== june-party 🌽
under: amigos
nouns: pamonha, canjica, curau, milho cozido, festa junina, são joão, arraial, quadrilha, fogueira de são joão
nouns: correio elegante, festa julina, quermesse
tags: FestaJunina, Arraial, SãoJoão
turn:
{K}. A camisa xadrez esperou o ano inteiro por isso.
Fui pela dança, fiquei pelo milho.
{K}. Olha a cobra! E todo mundo ainda vira.
O correio elegante é o antigo "oi, sumido".
reader:
Você dança ou toma conta das comidas?
Pamonha, canjica ou curau: qual some primeiro?
scene:
Bandeirinha balançando, sanfona chamando: {k}.
"É mentira!" Grita um, gritam todos.
plain:
{K}. Cheiro de milho, roupa remendada, coração em festa.
Ninguém fica parado perto de uma sanfona.
news:
{K}. O chapéu de palha saiu do armário.
invite:
{K}. Vem com fome e com botina.
Traz um prato e um par para a quadrilha.

== gift 🎁
nouns: presente, presentes, embrulho, lembrancinha, lembrancinhas, cesta, cestas, cartão-presente, vale-presente
nouns: cartão, surpresa, caixa de presente
tags: Presente, Surpresa, Carinho
turn:
{K}. O laço tremeu mais do que a mão.
"Não precisava" é a mentira mais educada que existe.
{K}. Escolher é pensar em alguém por mais tempo.
Rasgar o papel é metade da graça.
reader:
Você balança, rasga ou abre dobrando o papel?
Quem na sua família sempre descobre antes da hora?
scene:
Mãos para trás, sorriso entregando tudo: {k}.
"É para mim?" Essa cara vale o dia.
plain:
{K}. O cuidado vai junto, sem nota fiscal.
Pequeno ou grande, o que fica é a lembrança.
news:
{K}. O papel de seda está em festa.
invite:
{K}. Conta para quem é, a gente ajuda a acertar.
Escreve o cartão aqui mesmo, a caneta a gente empresta.

== insects 🐜
under: small-animals
nouns: formiga, formigas, mosquito, mosquitos, pernilongo, mosca, moscas, aranha, aranhas, barata, grilo, grilos
nouns: besouro, gafanhoto, vespa, marimbondo, cupim, minhoca, lesma, centopeia, inseto, insetos
tags: Insetos, Natureza, PequenoMundo
turn:
{K}. Tamanho mínimo, e a casa inteira de pé em cima da cadeira.
{K}. Em tamanho de gente, mandaria no prédio.
Ninguém convidou, e chegou antes de todo mundo.
Eu juro que estava do tamanho de um punho. Na verdade, de um grão.
reader:
Você é de pôr para fora com um copo ou de chamar alguém?
Quem aí grita primeiro e olha depois?
scene:
Luz acesa, chinelo na mão, silêncio: {k}.
"Tem alguma coisa ali." A frase que levanta qualquer um do sofá.
plain:
{K}. Cada um tem seu serviço no mundo, até os bem pequenos.
De perto, a natureza capricha até no que a gente espanta.
news:
{K}. O ventilador foi chamado como testemunha.

== cleaning 🧽
under: casa
nouns: faxina, dia de faxina, vassoura, rodo, balde, pano de chão, detergente, aspirador, aspirador de pó, limpeza
nouns: varal, roupa no varal, lavanderia, máquina de lavar, ferro de passar, mancha, manchas, sabão, sabão em pó
nouns: amaciante, espanador, lixo, louça suja, organização, arrumação, faxineira
tags: Faxina, CasaLimpa, RotinaDaCasa
turn:
{K}. O chão brilha até alguém chegar da rua.
Comecei pela gaveta e achei o que eu procurava há tempos.
{K}. Música alta conta como metade do serviço.
A casa fica limpa por um instante. É bom tirar foto.
reader:
O que você sempre deixa por último, esperando que suma?
Quem na sua casa diz "depois eu faço" com mais convicção?
scene:
Janela aberta, rádio ligado, manga arregaçada: {k}.
"Não pisa!" Pisaram.
plain:
{K}. Não é divertido, mas que alívio depois.
Cheiro de limpo é uma forma de descanso.
news:
{K}. O sofá foi arrastado, e o passado apareceu.
invite:
{K}. Deixa com a gente e fica só com a parte do sofá.
Manda mensagem, que bagunça a gente já viu de todo tipo.

== socks 🛍️
under: moda
nouns: meia, meias, meia-calça, pantufa, pantufas, cueca, calcinha, sutiã, lingerie, pé de meia, gorro, luva, luvas
nouns: boné, bonés, chapéu, chapéus, chapéu de palha, lenço, cinto, gravata, saia, saias, calça, calças, calça jeans
nouns: camisa, camisas, moletom, bermuda, short, blazer, terno, uniforme
tags: GuardaRoupa, VesteBem, DiaADia
turn:
{K}. A gaveta não fecha, e mesmo assim não tenho o que usar.
{K}. Sempre no fundo da gaveta, nunca na hora certa.
Quem dobra bonito é visita. Quem mora aqui soca.
A máquina de lavar cobra pedágio em roupa.
reader:
Você dobra, enrola ou tem aquela cadeira?
O que mora no seu armário há anos esperando uma ocasião?
scene:
Cabelo molhado, hora de sair, gaveta revirada: {k}.
"Essa roupa é nova?" "Que nada, tenho faz séculos."
plain:
{K}. O básico também tem seu dia de glória.
Roupa confortável melhora até a conversa.
news:
{K}. O cabide agradece a companhia.
invite:
{K}. Prova com calma, espelho aqui é amigo.
Vem escolher pelo toque e pela cor.

== big-feelings 💬
nouns: ciúme, ciúmes, inveja, medo, medos, raiva, vergonha, ansiedade, tédio, nervosismo, frio na barriga, dúvida
nouns: dúvidas, culpa, arrependimento, impaciência, insegurança, timidez, emoções, sentimentos, paciência
tags: Sentimentos, VidaReal, Reflexão
turn:
{K}. Chega sem avisar e nunca limpa os pés.
Cabe no peito, mas ocupa a casa toda.
{K}. Dizer o nome em voz alta já tira um pouco do tamanho.
Ninguém posta, todo mundo conhece.
reader:
Com quem você consegue falar disso sem enfeitar?
O que ajuda você a passar por isso sem atropelar ninguém?
scene:
Madrugada, teto, conversa ensaiada: {k}.
"Está tudo bem?" "Está." Um silêncio mais sincero que a resposta.
plain:
{K}. Sentir não é defeito.
Tem coisa que só desata quando a gente conversa.
news:
{K}. Pronto, falei.

== jobs 💼
under: trabalho
nouns: padeiro, padeira, professor, professora, professores, diarista, costureira de bairro, dentista, médico
nouns: médica, enfermeira, enfermeiro, advogada, advogado, carteiro, motorista, taxista, garçom, garçonete
nouns: cozinheira, cozinheiro, costureira, caixa de supermercado, vendedora, vendedor, contadora, contador
nouns: veterinária, veterinário, farmacêutica, bombeiro, bombeiros, policial, piloto, jornalista, psicóloga
nouns: psicólogo, engenheira, engenheiro, arquiteta, arquiteto, chef, chefe, meu chefe, minha chefe
nouns: colega de trabalho, porteiro, motoboy
tags: Profissão, VidaProfissional, RotinaDeTrabalho
turn:
{K}. Todo mundo acha que faria igual, até a primeira hora.
Sabe o nome de todos e o café de cada um.
{K}. As histórias de um turno só já dariam uma série.
No almoço de família sempre cai a mesma pergunta.
reader:
Qual profissão você já quis ter quando era criança?
A quem você devia ter dito obrigado e não disse?
scene:
Café num gole, chave na mão, porta que se abre: {k}.
"E você faz o quê?" Respira, que a explicação é longa.
plain:
{K}. Trabalho que se nota quando falta.
Tem gente que segura o dia de todo mundo sem fazer barulho.
news:
{K}. O crachá ficou todo orgulhoso.
invite:
{K}. Marca um horário e traz suas perguntas.
Chama a gente, que conversar ainda é de graça.

== flea-market 🧺
under: moda
nouns: brechó, brechós, bazar, bazar beneficente, feira de artesanato, feirinha de artesanato, feira de antiguidades
nouns: feira de usados, antiguidades, antiquário, garimpo, garimpos, achado, achadinhos, mercado de pulgas
nouns: segunda mão, roupa de brechó, feira de trocas
tags: Brechó, Garimpo, Achados
turn:
{K}. Fui dar uma olhadinha e voltei com uma poltrona no pensamento.
Não precisava, não procurava, não consegui largar.
{K}. Cada peça já viveu mais do que eu.
"Só um prato." Agora falta a cristaleira.
reader:
Você pechincha ou compra a história junto?
Qual foi o seu melhor achado, sem exagerar?
scene:
Mesa cheia, mão curiosa, "olha isto": {k}.
"Para que serve?" "Ainda não sei, mas leva."
plain:
{K}. Coisa com passado tem mais assunto.
Garimpar é passear com as mãos.
news:
{K}. A estante já abriu espaço.
invite:
{K}. Vem sem lista e sem pressa.
Traz sacola e olho curioso.

== shop 🛍️
under: trabalho
nouns: loja, lojas, lojinha, nossa loja, minha loja, vitrine, loja virtual, comércio, comércio local
nouns: pequeno negócio, papelaria, livraria e papelaria, empório de bairro, boutique, estoque, balcão
nouns: quiosque no shopping, shopping
tags: ComércioLocal, PequenosNegócios, LojaDeBairro
turn:
{K}. Por trás do balcão tem alguém que reorganizou tudo de novo.
Aqui o algoritmo tem nome e pergunta da família.
{K}. "Só vou dar uma olhada" é nossa frase preferida.
A vitrine muda, o "bom dia" é o mesmo.
reader:
Que lojinha do seu bairro faria falta se fechasse?
Você pede ajuda ou finge que sabe onde está?
scene:
Sininho da porta, cabeça que levanta, sorriso: {k}.
"É para presente?" A pergunta que muda o papel.
plain:
{K}. Comprar perto tem conversa incluída.
Cada pedido é comemorado, mesmo que em silêncio.
news:
{K}. O balcão está que não se aguenta.
invite:
{K}. Entra, olha, pergunta, e volta quando quiser.
Passa aqui, que a gente gosta de indicar.

== sunday 🛋️
under: calm
nouns: domingo, domingo de preguiça, domingo de sol, domingo de chuva, manhã de domingo, tarde de domingo
nouns: noite de domingo
tags: Domingo, DomingoDePreguiça, Descanso
turn:
{K}. O pijama assumiu a direção.
O almoço foi tarde, e ninguém reclamou.
{K}. Até o relógio boceja.
A soneca tinha hora para acabar. A hora passou.
reader:
Pijama até que horas, com sinceridade?
Em que momento exato começa o clima de véspera?
scene:
Chinelo, caneca grande, ninguém com pressa: {k}.
"Vamos fazer alguma coisa?" "Já estamos."
plain:
{K}. Dia de fazer pouco e bem devagar.
Uma rede, um bolo, uma conversa comprida.
news:
{K}. O sofá não quer saber de mais nada.
`;
