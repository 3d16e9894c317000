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
nouns: ouriço, caracol, caracóis, coelho, coelhos, coelhinho, coelhinhos, hamster, hamsters, porquinho-da-índia
nouns: jabuti, jabutis, tartaruga, tartarugas, esquilo, esquilos, sapo, sapos, joaninha, joaninhas, borboleta
nouns: borboletas, abelha, abelhas, lagartixa, mico, micos
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
nouns: música, show, shows, concerto, concertos, violão, guitarra, piano, teclado, bateria, banda, bandas, coral
nouns: orquestra, canção, canções, ensaio, samba, roda de samba, forró, pagode, bossa nova, karaokê, aula de violão
nouns: aulas de música, vinil
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
nouns: corrida, corridas, correr, corrida de rua, maratona, meia maratona, corredor, corredora, corredores
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
nouns: bebê, bebês, recém-nascido, recém-nascida, chá de bebê, chá revelação, chá de fralda, mamadeira, chupeta
nouns: berço, fraldas, enxoval, roupinha de bebê, mesversário, carrinho de bebê
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
nouns: avó, avô, avós, vó, vô, vovó, vovô, minha avó, meu avô, minha vó, meu vô, casa da vó, casa de vó, netos, neto
nouns: neta, netinho, netinha
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
nouns: estudar, lição de casa, apostila, concurso, concursos, cursinho, mestrado, notas, volta às aulas
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
nouns: jardim, jardins, horta, hortas, hortinha, horta em casa, quintal, mudas, muda, muda de roseira, sementes
nouns: gramado, jardinagem, jardineiro, pomar, colheita, ervas, manjericão, hortelã, alecrim, lavanda, roseira
nouns: roseiras, composteira
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
nouns: feira, feiras, feira livre, feirinha, mercado municipal, mercadão, hortifruti, quitanda, frutas, fruta
nouns: verduras, legumes, cesta de frutas, banca de frutas, manga, mangas, abacaxi, melancia, banana, bananas
nouns: laranja, laranjas, morango, morangos, jabuticaba, caju
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

== heat ☀️
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
`;
