/** Kinds of things, places and pastimes that have lines of their own. */
export const kinds = `
== pots 🪴
under: verde
nouns: vaso, vasos, vasinho, vasinhos, suculenta, suculentas, cacto, cactos, plantinha, plantinhas
nouns: planta de apartamento, plantas de apartamento, jiboia, samambaia, samambaias, espada-de-são-jorge, violeta
nouns: violetas, begônia, bromélia, jardim vertical, plantas na varanda, varanda cheia de plantas, cachepô, cachepôs
nouns: jardineira, bonsai
tags: Plantas, VidaVerde, SelvaUrbana
turn:
{K}. Fui comprar terra e voltei com família nova.
O parapeito avisou que lotou. Fingi que não ouvi.
{K}. Quem rega manda, e quem esquece pede desculpa.
reader:
Qual é o limite de vasos por metro quadrado? Estou perguntando por uma amiga.
Quem cuida de tudo isso quando você viaja?
scene:
Regador numa mão, café na outra: {k}.
Um vaso só, era o combinado. Ninguém combinou com a varanda.
plain:
{K}. Um pedacinho de verde cabe em qualquer canto.
Regar também é um jeito de parar.
{K}. Terra, luz e paciência.
news:
{K}. O canto da janela já ficou mais importante.
invite:
Aquele canto vazio da sua casa está pedindo verde faz tempo.
{K}. Vem escolher com calma, planta não tem pressa.

== needlework 🧶
under: cultura
nouns: bordado, bordados, bordar, crochê, tricô, costura, costurar, ponto cruz, lã, novelo, novelos, amigurumi
nouns: amigurumis, patchwork, macramê, bastidor, máquina de costura, curso de costura, aula de crochê
nouns: aula de bordado, colcha de retalhos, barbante, fio de malha
tags: FeitoÀMão, Artesanato, LinhaEAgulha
turn:
{K}. Era um passatempo, virou um armário.
Comprei linha "para garantir". Está garantido até a aposentadoria.
Desmanchar também é progresso, só que com cara feia.
{K}. Tem quem conte carneirinhos, aqui se contam pontos.
reader:
Você termina um antes de começar outro, ou é gente como a gente?
Quem colocou a primeira agulha na sua mão?
scene:
"Não fala comigo que eu estou contando." {K}.
Sofá, linha pelo chão e um "só termino isso aqui" em que ninguém acredita.
plain:
{K}. Mãos ocupadas, cabeça em paz.
Ponto por ponto, até o dia difícil vai passando.
{K}. O que se faz devagar a gente ama mais.
news:
{K}. A caixinha de linhas está toda orgulhosa.
invite:
Vem aprender. Ninguém nasceu sabendo passar linha na agulha.
{K}. Traz o seu nó, que a gente desata junto.

== pottery 🏺
under: cultura
nouns: cerâmica, cerâmicas, aula de cerâmica, curso de cerâmica, oficina de cerâmica, ateliê de cerâmica, argila
nouns: barro, torno, olaria, peças de barro, panela de barro, caneca de cerâmica, vaso de cerâmica
nouns: louça de cerâmica, porcelana fria, moringa
tags: Cerâmica, FeitoÀMão, Barro
turn:
{K}. Ia ser uma tigela, agora é "uma peça".
O barro tem opinião própria, e costuma ganhar.
Torto, não. Com personalidade.
{K}. Muita paciência para fazer, um segundo para gritar "cuidado".
reader:
Você seria do torno elegante ou do barro no teto?
Tem alguma louça na sua casa que ninguém mais pode usar?
scene:
Barro até o cotovelo e o celular, finalmente, longe.
Abre o forno, ninguém respira: {k}.
plain:
Barro guarda a marca de quem o tocou.
news:
{K}. As outras louças do armário estão de olho.
invite:
Vem com roupa que pode sujar.
{K}. Aqui bagunça faz parte do material.

== shoes 👟
under: moda
nouns: sapato, sapatos, tênis, chinelo, chinelos, havaianas, sandália, sandálias, sapatilha, sapatilhas, bota, botas
nouns: salto alto, saltos, tamanco, galocha, galochas, rasteirinha, rasteirinhas, mocassim, sapataria
nouns: tênis infantil
tags: Sapatos, Calçados, PéNoChão
turn:
{K}. Meus pés pediram em casamento.
"Mais um par?" Mais um caminho.
{K}. Agora só falta um lugar para ir.
reader:
Você estreia em casa ou direto na rua?
scene:
Um desfile no corredor, olhando para baixo: {k}.
A caixa ainda na mesa e os pés já na porta.
plain:
{K}. Um dia bom começa pelos pés.
O melhor calçado é aquele que a gente esquece que está usando.
{K}. Um passo de cada vez, mas com estilo.
news:
{K}. O capacho aguarda o primeiro passo.
invite:
Vem experimentar, dar uma voltinha na loja é de graça.
{K}. Seu pé passou o dia pensando em sentar. Aqui tem banquinho.

== pastries 🧁
under: doces
nouns: rolinho de canela, rolinhos de canela, cinnamon roll, pastel de nata, pastéis de nata, pastel de belém
nouns: brigadeiro, brigadeiros, docinho, docinhos, beijinho, beijinhos, bem-casado, bem-casados, sonho de padaria
nouns: sonhos de padaria, churros, rosquinha, rosquinhas, quindim, quindins, cocada, cocadas, paçoca, bombom
nouns: bombons, trufa, trufas, queijadinha, queijadinhas, croissant, croissants, biscoito, biscoitos
tags: Doces, Docinhos, FormigaAssumida
turn:
{K}. Peguei para provar e depois para confirmar.
A gente divide por educação, não por vontade.
Foi embora numa mordida e eu fiquei olhando a forminha.
{K}. O guardanapo sabe mais do que deveria.
reader:
Você guarda para depois, ou o "depois" nunca chegou a existir?
Numa mordida só ou em pedacinhos, para enganar a si mesmo?
scene:
"Ainda tem?" Silêncio, e uma boca cheia.
Mão pequena, mão grande, prato vazio: {k}.
plain:
{K}. Tem dia que se resolve com uma coisa doce na mão.
Sem prato, sem garfo, sem arrependimento.
news:
{K}. A formiga da casa já foi informada.
invite:
{K}. Leva a mais, o caminho de volta é traiçoeiro.
Vem com a mão livre e o coração aberto.

== bread 🥖
under: mesa
nouns: pão, pães, pão de queijo, pãozinho, pãezinhos, pão francês, pão caseiro, pão de fermentação natural
nouns: fermentação natural, pão na chapa, baguete, padaria, padarias, padoca, broa, broas, pão de forma
nouns: pão quentinho
tags: Pão, Padaria, PãoQuentinho
turn:
Da padaria saiu um saco cheio. Em casa chegou a versão resumida.
{K}. A manteiga já estava apaixonada antes.
Falei que ia cortar o pão. Cortei, e passei manteiga.
{K}. O resto do café é só companhia.
reader:
Casquinha ou miolo? Responda com sinceridade.
Quem na sua casa belisca antes de chegar à mesa?
scene:
O cheiro vira a esquina antes da gente.
"Passa na padaria?" Frase que é quase um abraço: {k}.
plain:
{K}. Quentinho, e a manhã já fica melhor.
Farinha, fogo e alguém que levantou cedo por nós.
news:
{K}. A manteiga saiu da geladeira por conta própria.
invite:
{K}. Vem pelo cheiro, o resto a gente embrulha.
Pode beliscar no caminho, ninguém aqui julga.

== snacks 🍢
under: mesa
nouns: petisco, petiscos, coxinha, coxinhas, pastel, pastel de feira, pastéis de feira, bolinho de bacalhau
nouns: bolinhos de bacalhau, salgadinho, salgadinhos, salgados, empada, empadas, esfirra, esfirras, quibe, espetinho
nouns: espetinhos, torresmo, amendoim, azeitonas, tábua de frios, porção de batata, batata frita, batatas fritas
nouns: caldinho, boteco, botecos
tags: Petiscos, Boteco, ComidaDeBar
turn:
{K}. Ninguém estava com fome, e já pediram a segunda porção.
O último do prato fica ali, rodeado de gente educada.
Jantar de petisco é jantar, só que com mais conversa.
{K}. Era entrada. Virou o cardápio inteiro.
reader:
Palito ou mão mesmo? Seja honesto.
Com limão, com pimenta ou com pressa?
scene:
Mesa de plástico, cotovelos apoiados: {k}.
"Desce mais uma dessas?" Aprovado por unanimidade.
plain:
{K}. Comida de beliscar, conversa de demorar.
Pequeno no tamanho, grande no assunto.
news:
{K}. A mesa do lado já pediu igual.
invite:
{K}. Chega com fome e com assunto.
Puxa uma cadeira, que aqui sempre cabe mais um.

== home-classics 🍲
under: mesa
nouns: feijoada, feijoadas, churrasco, moqueca, moquecas, bobó de camarão, feijão tropeiro, baião de dois, galinhada
nouns: vatapá, acarajé, tutu de feijão, virado à paulista, rabada, cozido, strogonoff, escondidinho, arroz e feijão
nouns: dobradinha, costela, picanha, lasanha da vó, macarronada
tags: ComidaBrasileira, ComidaDeVerdade, BoaMesa
turn:
{K}. Cada família tem a receita certa, e nenhuma combina.
Depois disso, o plano do dia é uma rede.
{K}. Convidaram para almoçar e o almoço durou até o jantar.
Ninguém repetiu. Todo mundo "completou o prato".
reader:
De quem é a receita que você defende com unhas e dentes?
Quem na sua família fica tomando conta do fogo e não deixa ninguém mexer?
scene:
"Tem lugar para mais um?" Sempre tem: {k}.
O cheiro chega no vizinho e o vizinho chega na porta.
plain:
{K}. Tem gosto de casa cheia.
Comida que junta gente já nasce temperada.
news:
{K}. Quem disse "só um pouquinho" já levantou para repetir.
invite:
{K}. Vem com fome e sem hora para ir embora.
Traz a família, que panela aqui é das grandes.

== sunset 🌅
under: tempo
nouns: nuvem, pôr do sol, pôr-do-sol, nascer do sol, entardecer, fim de tarde, amanhecer, alvorada, céu, céu rosa
nouns: céu laranja, poente, anoitecer, crepúsculo, horizonte
tags: PôrDoSol, Céu, Luz
turn:
{K}. O céu usando filtro sem pedir licença.
Tirei mais foto do que confesso, e nenhuma conta direito.
Tem todo dia, e mesmo assim pega a gente desprevenido.
{K}. A agenda dizia outra coisa. O céu não leu.
reader:
Você acorda cedo pelo céu ou prefere a versão do fim da tarde?
Olha ou filma? Sem mentir.
scene:
"Espera, só mais um minutinho." {K}. Ninguém se mexe.
Todo mundo com a mesma cor no rosto, ninguém fala nada.
plain:
{K}. É de graça e muda tudo por um instante.
A luz sabe entrar e sair de cena melhor do que muita gente.
{K}. Olhar para cima também é programa.
news:
{K}. A galeria do celular pediu ajuda.
invite:
{K}. Acha um lugarzinho, que o céu não reprisa.

== rain 🌧️
under: tempo
nouns: chuva, chuvas, chuvinha, chuva de verão, dia de chuva, tarde de chuva, tempestade, temporal, garoa, toró
nouns: pancada de chuva, trovão, trovões, trovoada, chovendo, nuvens, céu nublado, barulho de chuva
tags: Chuva, DiaDeChuva, BarulhoDeChuva
turn:
{K}. Meu cabelo já formou opinião.
O guarda-chuva está em casa, seco e em segurança.
{K}. O sofá acaba de ser promovido.
Corri entre os pingos. Eles me acharam.
reader:
Você corre ou já se conforma e vai devagar?
Bolinho de chuva ou banho de chuva?
scene:
Pingo na janela, silêncio na casa: {k}.
"Acho que não vai cair nada", disse alguém de chinelo.
plain:
{K}. O melhor barulho para não fazer nada.
Cheiro de terra molhada, e a rua de cara lavada.
{K}. Tem dia que nasceu para ficar dentro de casa.
news:
{K}. O plano A foi se secar.

== birds 🐦
nouns: passarinho, passarinhos, pássaro, pássaros, periquito, periquitos, calopsita, calopsitas, papagaio, papagaios
nouns: canário, canários, sabiá, bem-te-vi, beija-flor, beija-flores, agapornis, maritaca, maritacas, aves, cacatua
tags: Pássaros, Aves, Passarinho
turn:
{K}. Pouco peso e muita opinião.
O despertador veio com penas.
{K}. Tão pouca pena para tanto barulho.
Playlist da casa: ao vivo, sem intervalo, desde cedo.
reader:
Quem canta melhor na sua casa, o de penas ou o do chuveiro?
Você acorda cedo ou acordam você?
scene:
Cabecinha de lado, olhar sério, veredito pendente: {k}.
Um piu. Outro piu. Pronto, o dia começou.
plain:
{K}. O dia soa melhor com asas.
Um canto na janela, e a manhã já tem cor.
news:
{K}. Já se comenta em todos os galhos.

== nostalgia 💭
under: longing
nouns: saudade, saudades, nostalgia, melancolia, lembrança, lembranças, tempos antigos, bons tempos
nouns: vontade de voltar, infância, saudade de casa
tags: Saudade, Lembranças, Nostalgia
turn:
{K}. A memória aperta o play sem ninguém pedir.
Senti um cheiro parecido e, de repente, tinha outra idade.
Dizem que a palavra não tem tradução. O aperto no peito também não.
{K}. Cura por um tempinho com uma ligação demorada.
reader:
Que cheiro te leva de volta num segundo?
Do que bate mais falta: do lugar, da gente ou de quem você era ali?
scene:
Uma música antiga, o olhar longe: {k}.
"Lembra daquele dia?" E ninguém mais olha o relógio.
plain:
{K}. É amor que ficou longe.
Só faz falta o que fez bem.
{K}. Dói um pouquinho porque foi bonito.
news:
{K}. A caixa de fotos saiu do armário de novo.

== candles 🕯️
under: casa
nouns: vela, velas, vela aromática, velas aromáticas, vela perfumada, velas perfumadas, vela artesanal
nouns: velas artesanais, castiçal, castiçais, incenso, incensos, aromatizador, difusor de aroma, luz de velas
nouns: porta-velas
tags: Velas, Aconchego, CasaCheirosa
turn:
{K}. A lâmpada do teto ficou ofendida.
Com essa luz, até a pilha de roupa parece decoração.
Eu guardava a vela para uma ocasião especial. Descobri que era agora.
{K}. O problema do dia fica menor à meia-luz.
reader:
Você acende ou tem dó de gastar?
Que cheiro diz "cheguei em casa" para você?
scene:
Apaga o teto, acende o resto: {k}.
Uma luz baixinha e ninguém com pressa.
plain:
{K}. A casa fala mais baixo.
Tem hora que pede pouca luz e muita calma.
news:
{K}. O interruptor ganhou folga.
invite:
{K}. Chega perto para sentir, que pela tela não dá.

== bouquet 💐
under: verde
nouns: buquê, buquês, ramalhete, flores, flor, rosas, girassol, girassóis, tulipas, lírios, margaridas, cravos
nouns: hortênsias, arranjo de flores, arranjos de flores, flores do campo, floricultura, florista, flores secas
tags: Flores, Floricultura, Buquê
turn:
{K}. A mesa da sala colocou roupa de festa.
Vaso vazio é indireta.
{K}. Sem motivo, que é o melhor motivo.
As flores falam o que a gente enrola, e cheiram melhor.
reader:
Você compra flores para si ou fica esperando?
Quem merecia um buquê sem aviso nenhum?
scene:
Papel amassado, sorriso inteiro: {k}.
"Mas é por quê?" "Porque sim."
plain:
{K}. Um pouco de cor onde não tinha nada.
Alguns dias no vaso, muito mais na memória.
news:
{K}. Procura-se um vaso, com urgência.
invite:
{K}. Conta para quem é, que as cores contam o resto.
Leva alegria para a mesa, ou para alguém que não está esperando.

== dog-salon ✂️🐾
under: cachorro
nouns: banho e tosa, tosa, tosador, tosadora, banho no cachorro, salão pet, estética canina, estética animal
nouns: spa canino, dia de banho do cachorro, laço no pelo
tags: BanhoETosa, Cachorro, MundoPet
turn:
{K}. Entra com lama, sai com currículo.
Quem rosna para o secador também tem coração.
{K}. O cliente tem sempre razão, principalmente quando abana o rabo.
Gorjeta aqui se paga em lambida.
reader:
O seu entra correndo ou precisa de negociação na porta?
Como se chama o cachorro que a gente precisa conhecer?
scene:
Orelha em pé, rabo a mil, humano emocionado: {k}.
"Quem é a coisa mais linda?" Todos olham.
plain:
{K}. Com calma, com carinho e com petisco no final.
Cachorro feliz dá para ver da calçada.
news:
{K}. A notícia já corre de poste em poste.
invite:
{K}. Traz o seu, que do drama a gente cuida.
Podem entrar os dois, quem segura a coleira também ganha carinho.
`;
