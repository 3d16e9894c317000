/** Made by scripts/build/emoji/emoji-index.ts from emojibase-data (MIT). Each line: a word, then emoji by meaning, best first. */
export const emojiIndex = `
abacus 🧮
abc 🔤
abcd 🔠 🔡
absentminded 😶‍🌫️
absolutely 👊
absorbing 🧽
acceptable 🉑
access ♿
accessibility 🦾 🦿 🦻 🧏 🧑‍🦯
accident 🫗
accordion 🪗
accounting 🧾
acidity 🍋‍🟩
act 🤹
action 🎬
active 🤸
actor 🧑‍🎤 👨‍🎤 👩‍🎤 🎭
actress 🎭
address 📢
adhesive 🩹
admiration 🥹
admission 🎟️ 🎫
adorable 🩷
adorbs 😘 💘 💞 🐶
adore 🥰
adult 🧑‍🧑‍🧒 🧑‍🧑‍🧒‍🧒 🧑‍🧒 🧑‍🧒‍🧒 🧑
aerial 🚡
aeroplane ✈️ 🛩️ 🛫 🛬
aesculapius ⚕️
afghanistan 🇦🇫
afraid 😨
africa 🌍 🇿🇦
african 🇨🇫
afro 🪮
again 🤦 🔄
agree 💯 👊
agreement 🤝
aid 🦻 ⛑️ 🩼
air 🪟
airplane ✈️ 🛩️ 🛫 🛬
alarm ⏰ 🚨
albania 🇦🇱
alces 🫎
alcohol 🍷 🍸 🍹 🍺 🍻
ale 🍺
alembic ⚗️
alert 🚨
algeria 🇩🇿
alien 👽 👾
aliens 🛸 📡
almond 🌰
alpaca 🦙
alpha 🦁
alphabet 🔤
alternation 〽️
amazed 😳
amazement 🫢
amble 🚶 🚶‍➡️
ambulance 🚑
american 🏈 🇦🇸
americas 🌎
amoeba 🦠
amount 🈷️ 🤏
amphora 🏺
amulet 🧿 🪬
amusement 🛝 🎡 🎢
anatomical 🫀
anchor ⚓ 🔱
andorra 🇦🇩
angel 👼 😇
angelic 😇 🪽
angels 😇
anger 💢 🗯️ 😤 😠
angle 📏 📐
angola 🇦🇴
angry 😠 😤 👺 💢 🗯️
anguilla 🇦🇮
anguished 😧
animal 😺 😸 😹 😻 😼
animals 🐕 🐈 🐂 🐄 🐁
ankle 🦶
annelid 🪱
anniversary 💝 💞 💕 💏 👩‍❤️‍💋‍👨
annoyed 😖 🙍
answer 🟰
ant 🐜
antarctica 🇦🇶 🐧
antenna 📡 📶
anticlockwise 🔄
antigua 🇦🇬
antlers 🫎
anxiety 🫪
anxious 😰 😟 😨 😥 🫦
ape 🦧
apocalypse 🧟
apology 🙇
applause 👏
apple 🍎 🍏 🥧
application 🈸
appreciate 🙏
apprehend 👮
approval 👏
aquarium 🪼
aquarius ♒ 🏺
arab 🇦🇪
arabia 🇸🇦
archer 🏹 ♐
archery 🏹
architect 🧑‍💼 👨‍💼 👩‍💼
arctic 🐻‍❄️
arepa 🫓
argentina 🇦🇷
argument 🫯
aries ♈ 🐏
arm 🦾 💪
armenia 🇦🇲
army 🪖
arrest 👮
arrival 🛬
arrivals 🛬
arrived 🚆 🚈 🛄
arriving 🛬
arrow 💘 📲 📩 🏹 ⬆️
arrows 🔃 🔄
art 🎭 🖼️ 🎨
articulated 🚛
artist 🧑‍🎨 👨‍🎨 👩‍🎨 🎨
arts 🥋 🎭
artsy 🎨
arty 🎨
aruba 🇦🇼
ascend 🪽 🐦‍🔥
ascension 🇦🇨 🐦‍🔥
asia 🌏
ask 🙏 🙇
ass 🫏
assassin 🥷
assembly 🧑‍🏭 👨‍🏭 👩‍🏭
assistance 🐕‍🦺
asterisk ✳️
astonished 😲
astronaut 🧑‍🚀 👨‍🚀 👩‍🚀
astronomy ⭐
atheist ⚛️
athletic ⛹️ 👟
athletics 🤾 🎽
atm 🏧
atom ⚛️
attraction 🧲
australia 🇦🇺 🌏 🐨
austria 🇦🇹
auto 🛺
automated 🏧
automobile 🚗 🚘 🛻
autumn 🍂 🥮
avalanche 🛘
aviation 🪽
avocado 🥑
award 🎖️ 🏅
away 💨
awe 🫢
awesome 😃 😛 😎 👌 👏
awful 😔 😢 😞
awk 😬
awkward 😐 😑 😶 😬 😳
aww 🥹
axe 🪓
azerbaijan 🇦🇿
baa 🐑
babe 💏 👩‍❤️‍💋‍👨 👨‍❤️‍💋‍👨 👩‍❤️‍💋‍👩 💑
babies 👶 🍼
babooshka 🪆
baboushka 🪆
babushka 🪆
baby 👶 👩‍🍼 👨‍🍼 🧑‍🍼 👼
back 🥹 🤚 🔙 🚪
backhand 👈 👉 👆 👇 🤚
backpack 🎒
backpacking 🎒 🥾
bacon 🥓 🐷 🐖
bacteria 🦠 🧫
bactrian 🐫
bad 👎 🦹
badge 📛
badger 🦡
badminton 🏸
bae 😍 😘 😚 🧑‍🤝‍🧑 👭
bag 👝 💰 🧳 👜 🛍️
bagel 🥯
baggage 🛄 🛅
bags 🫩 🛍️ 🛄
baguette 🥖
bahamas 🇧🇸
bahrain 🇧🇭
bait 🪤
bakery 🥯 🧁
balance ⚖️ 🤹 ♎
balancing 🤹
bald 👨‍🦲 👩‍🦲 🧑‍🦲 👴
ball ⛹️ 🍙 🎊 ⚽ 🎱
ballet 🧑‍🩰 🩰 🥿
balloon 🎈 💬 💭 👁️‍🗨️ 🗨️
ballot 🗳️ ☑️
ballpoint 🖊️
bamboo 🐼 🎍
banana 🍌 🐵 🐒
band 🪈
bandage 🤕 🩹
bandana 🧕
bangbang ‼️
bangladesh 🇧🇩
banjo 🪕
bank 🏦 💰 💴 💵 💶
banknote 💴 💵 💶 💷 💸
banner 🎋
bar 🍫 📊 🍶 🍾 🍷
barbados 🇧🇧
barbell 🏋️
barber 💈 💇
barbuda 🇦🇬
bare 🪾
barefoot 👣
bargain 🉐
barrel 🍯
barren 🪾
barrier 🚧
bars 📶
barthélemy 🇧🇱
baseball ⚾ 🧢
basket 🧺
basketball 🏀 ⛹️
bat 🦇 🏏 🏓
bath 🛀 🛁
bathing 🩱 🩲 🩳 👙 🧼
bathroom 🚽 🪥 🚹 🚺 🚻
bathtub 🛁 🛀
battery 🔋 🪫
bawling 😭
bday 🥳 🎂
beach 🏖️ 😎 🏄 🐳 🐋
beacon 🚨
bead 🧿
beads 📿
beak 🐦‍⬛
beaming 😁
beans 🫘 🫛
beanstalk 🫛
bear 🐻 🐻‍❄️ 🧸 🐨 🍯
beard 🧔
bearded 🧔
bearer 🐍 ♒ ⛎
beast 💪
beat 🫀 🪘
beating 💓
beauty 👄 💇 🪷 🌹
beaver 🦫
beckon 🫴
bed 🛏️ 🛌 😴
bedtime 😴 🥱 🛌
bee 🐝
beer 🍺 🍻 🫚
beet 🫜
beetle 🪲 🐞
befuddled 😕
beg 🙏 🙇
begging 🥺
beginner 🔰
behind ⛅ 🌤️ 🌥️ 🌦️
belarus 🇧🇾
belgium 🇧🇪
believe 😮
belize 🇧🇿
bell 🔔 🫑 🛎️ 🔕 🎐
bellhop 🛎️
belly 🫃 🫄
bench 💪
benin 🇧🇯
bent 🦵 🧢
bento 🍱
bermuda 🇧🇲
berries 🍒 🫐
berry 🍓 🫐
bestest 💜
bestie 🧑‍🤝‍🧑 👭 👫 👬
bet 👌 💰
beverage ☕ 🧃 🍵 🍶 🍷
bewilder 🤦
bff 🧑‍🤝‍🧑 👭 👫 👬 👥
bhutan 🇧🇹
biceps 💪
bicycle 🚲 🚴 🚵
bicyclist 🚴 🚵
big 😃 🥺 🐯 🐅 🐆
bigfoot 🫈
bike 🚴 🚵 🚲 🔐
biking 🚴 🚵
bikini 👙
bilberry 🫐
bill 💴 💵 💶 💷 💸
billed 🧢
billiard 🎱
billion 💰 💷 💸 💲
billionaire 🚤
bin 🚮
biologist 🧑‍🔬 👨‍🔬 👩‍🔬 🧫 🧬
biology 🧫
bird 🐦 🐦‍⬛ 🦃 🐔 🐓
birdie 🏌️ 🏸
birth 🍼
birthday 🎂 🥳 💐 🎈 🎉
bison 🦬
bisque 🦞
bissau 🇬🇼
bit 🤏
bite 🫦 🦟
biting 🫦
blades 🛼
blame 😨 😞 😠
blank 😐 😶
bless ⛪
blessed 😇 🙏
blind 🧑‍🦯 🧑‍🦯‍➡️ 👨‍🦯 👨‍🦯‍➡️ 👩‍🦯
bloated 🫪 🫃 🫄
block 🫷 🫸
blond 👱
blood 🅰️ 🆎 🅱️ 🅾️ 🧛
bloom 🪻
blossom 🌼 🌸 🌷
blouse 👚
blow 😮‍💨 🍃 🌬️
blowfish 🐡
blowing 😘 😮‍💨
blown 🤯
blue 💙 🩵 📘 🔵 🟦
blueberries 🫐
blueberry 🫐
bluebonnet 🪻
blush 😊 😚
boar 🐗
board 🎬 🛹
boat 🚣 🛥️ ⛵ 🛶 🚤
boba 🧋
body 👂 👃 👀 👁️ 👅
bodybuilder 💪 🏋️
bok 🥬
bolivia 🇧🇴
bollywood 🎥
bolt 🔩
bomb 💥
bone 🦴 🍖 🍗
bones 🦴 🩻
boo 👻
book 📕 📖 📗 📘 📙
bookbag 🎒
bookkeeping 🧾
bookmark 🔖 📑
books 📚
boom 💥 👊 🎆 🎇
boomerang 🪃
boot 🥾 👢
booze 🍷 🍸 🍹 🍺 🍻
bored 😒 😔 🫩 🥱 💅
born 🍼
bosnia 🇧🇦
boss 😏
botswana 🇧🇼
bottle 🍼 🍾 🧴 🍶
bottoms 🍻
boulder 🪨
bouncing ⛹️
bouquet 💐
bouvet 🇧🇻
bow 🏹 🙏 🙇 🎁
bowing 🙇
bowl 🥣 🍜 🏈
bowling 🎳
box 🍱 🥡 🧃 🗳️ 🗃️
boxing 🥊
boy 👦 👨‍👩‍👦 👨‍👩‍👧‍👦 👨‍👩‍👦‍👦 👨‍👨‍👦
boys 👬
brachiosaurus 🦕
brain 🧠
brainy 🤓
branch 🪹 🪺
branches 🪾
brass 🪊
brawl 🫯
brazil 🇧🇷
brazzaville 🇨🇬
brb 🔜
bread 🍞 🥖 🥐 🫓 🥯
break 💔 🔔 ⛓️‍💥
breakfast 🥐 🥯 🥞 🧇 🥓
breaking ⛓️‍💥
breaky 🍴
breast 🤱
breath 🫁
breathe 🫁
brew 🫖
brick 🧱
bricks 🧱
bridge 🌉
briefcase 💼
briefs 🩲
bright 🔆 😎 ☀️ 🌝 🌞
brightness 🔅 🔆
british 🇮🇴 🇻🇬
bro 😎 👊 💪 👨 👨‍🦰
broadband 🛜
broccoli 🥦
broken 💔 ⛓️‍💥
brontosaurus 🦕
bronze 🥉
broom 🧹
brothers 👬
brown 🤎 🍄‍🟫 🟤 🟫 👞
brr 🧥
bruh 👊
brunei 🇧🇳
brush 🪥
bubble 👁️‍🗨️ 🗨️ 🗯️ 🧋 💬
bubbles 🫧
bucket 🪣
buckingham 💂
buddhism 🪷
buddhist ☸️
buffalo 🐃 🦬
bug 🐛 🪲 🦗
build 👷 📲
building 🏛️ 🏗️ 🏢 🏠 🏡
bulb 💡
bulgaria 🇧🇬
bull 🐂 🎯 ♉
bullet 🚅
bullseye 🎯
bumblebee 🐝
bump 👊
bundle 🧣 🧥
bunny 🐰 🐇
buoy 🛟
burger 🍔
burgers 🥬
burkina 🇧🇫
burma 🇲🇲
burn ❤️‍🔥 🪼 🔥
burp 🫧
burrito 🌯
burro 🫏
burundi 🇧🇮
bury 🪏
bus 🚌 🚍 🚏 🚋 🚎
business 🈺 🧑‍💼 👨‍💼 👩‍💼 🕴️
busstop 🚏
bust 👤 👥
busts 👥
but 😥
butter 🧈
buttercup 🌼
butterflies 😟
butterfly 🦋
bye 👋
cab 🚕 🚖
cabbage 🥬 🥦
cabbie 🚕 🚖
cabinet 🗄️
cable 🚠 🚡
cableway 🚠
caboose 🚂
cactus 🌵
caddy 🏌️
cafe ☕
caffeine ☕
caicos 🇹🇨
cake 🍥 🥮 🎂 🍰
calculation 🧮
calculator 🧮
caledonia 🇳🇨
calendar 📅 📆 🗓️
call 🤙 😥 📲
calm 😌 🪷
cambodia 🇰🇭
camcorder 📹
camel 🐪 🐫
camera 📷 🎥 📸 📹 🤳
cameroon 🇨🇲
camping 🏕️ ⛺ 🥾
can 🥫 🗑️
canada 🇨🇦
canary 🇮🇨
cancel ✖️ ❌
cancer ♋ 🦀
candelabrum 🕎
candle 🕯️
candlestick 🕎
candy 🍬 🍫 🍭 🪅
cane 🧑‍🦯 🧑‍🦯‍➡️ 👨‍🦯 👨‍🦯‍➡️ 👩‍🦯
canned 🥫
canoe 🛶 🚣
cantaloupe 🍈
cap 🎓 🧢 👲
cape 🇨🇻
capped 🏔️
capricorn ♑ 🐐
capsicum 🫑
captivated 🫣
car 🚃 🚋 🚓 🚔 🏎️
carbs 🍞
card 💳 🗂️ 📇 🗃️ 🪪
cardiac 💛
cardinal ⬆️ ➡️ ⬇️ ⬅️
cardio 💓
cardiology 🫀
cards 🎴
care 💅
caribbean 🇧🇶
carousel 🎠
carp 🎏
carpenter 🪚
carpentry 🪚
carrot 🥕
cars 🚍 🚖 🚘
cart 🛒
cartoon 💭
cartwheel 🤸
cartwheeling 🤸
case 🛄 🛅
cash 💰 💷 💸 💳 🏧
casino 🎰
cask 🪣
casserole 🥘
castle 🏰 🏯
casual 👕 👖
cat 🐈 😺 😸 😹 😻
catch 🫴 🤾 🪝
cats 🐈
caught 😦
caution ⚠️
cavities 🍬
caw 🐦‍⬛
cayman 🇰🇾
celebrate 🥳 🥂 🎈 🎉 🎊
celebration 🥳 🙌 🎅 🤶 🧑‍🎄
cell 📱 📲 📵 📶 📳
central 🇨🇫
cereal 🥣
ceremony 🎑
ceuta 🇪🇦
cha 🪇
chad 🇹🇩
chai ☕
chain ⛓️‍💥 ⛓️
chains ⛓️
chair 🪑 💺
champion 🏆
championship ⛹️
champs 🏆
change 🪸
changing 🚼
chapel 💒 ⛪
charge 🈂️ 🈶 🈚 💳 💲
charm 🧿
chart 💹 📈 📉 📊
check ✅ ☑️ ✔️
checked 🛄 ✅ ☑️ ✔️
checkmark ✅ ✔️
cheerful 😀
cheering 📣
cheers 🍻
cheery 😀
cheese 🧀 🍕 🫕 🪤
chef 🧑‍🍳 👨‍🍳 👩‍🍳
chemist 🧑‍🔬 👨‍🔬 👩‍🔬 🧪
chemistry ⚗️ 🧪
chequered 🏁
cherries 🍒
cherry 🌸 🍒
chess ♟️
chest 🪎 🧰
chestnut 🌰
chevron 🔰
chick 🐣 🐤 🐥
chicken 🐔 🍗
chickpea 🧆
child 🧒 🧑‍🧑‍🧒 🧑‍🧑‍🧒‍🧒 🧑‍🧒 🧑‍🧒‍🧒
children 🚸 👶
chile 🇨🇱
chilling 😎
chime 🎐
chin 🤔
china 🇨🇳 🇭🇰 🇲🇴
chinese 👲
chip 🍪
chipmunk 🐿️
chocolate 🍫 🫕 🍪
choo 🚆
chop 💇 🥩 🪓
chopsticks 🥢 🍜 🥡
choy 🥬
christ ✝️
christian ⛪ ✝️ ☦️
christmas 🎄 🇨🇽 🎅 🤶 🧑‍🎄
chuck 🤾
church ⛪ 👼 🔔
cinco 🪅
cinema 🎦 🎥 🎞️ 📽️
circle ⭕ 🔴 🟠 🟡 🟢
circus 🎪
citation 👮
citrus 🍊 🍋 🍋‍🟩
city 🇻🇦 🏢 🏙️ 🌆
cityscape 🏙️ 🌆
clack 🪭
claim 🛄
clamp 🗜️
clap 👏 🪭
clapper 🎬
clapping 👏
class 🚲
classical 🏛️
classy 🧐
claus 🎅 🤶 🧑‍🎄
claws 🦞
clay 🧱
clean 🧼 🫧 🪥
cleaning 🧹 🧼 🧽
clearly 💯
clenched ✊ 👊
clever 🤓
climate 🪸
climb 🧗 🪜
climber 🧗
climbing 🧗
clink 🍻 🥂
clinking 🍻 🥂
clipboard 📋
clipperton 🇨🇵
clock ⏰ ⏲️ 🕰️ 🕛 🕐
clockwise 🔃 🔁 🔂
close 😥 😓
closed 😚 🌂 📕 📫 📪
closet 🚾 🚪
clothes 👚 🥼 👕 👖 👗
clothing 👣 🌂 ☂️ ☔ 👓
cloud ☁️ 🫯 ⛅ ⛈️ 🌤️
clouds 😶‍🌫️
cloudy ⛅
clover 🍀
clown 🤡
club ♣️ 🍷 🍸 🍹
clubs ♣️
clue 🫆 🧩 🗝️
clutch 👝
cmon 🙏
coaster 🎢
coat 🧥 🥼
cockroach 🪳
cocktail 🍸 🍋‍🟩 🍹
coconut 🥥
cocos 🇨🇨
coder 🧑‍💻 👨‍💻 👩‍💻
coffee ☕
cog ⚙️
cogwheel ⚙️
coin 🪙 👛
colada 🍍 🥥
cold 🥶 😅 😷 😰 😓
collage 📌
collar 👕 👚
collide 💥
collision 💥
colombia 🇨🇴
colorful 🦚 🎨
comb 🪮
combat 🤼
come 🫴
comet ☄️
comfort 🫂
comfortable 👘
comfy 🥿
comic 💢 💥 💫 💨 💬
communication 📢 📱 📲 📞 📟
comoros 🇰🇲
compass 🧭
complete ✅
completed ✅
complicated 😥
compress 🗜️
computer 🖥️ 🖱️ 💽 🧑‍💻 👨‍💻
concentrate 😣
concentration 😣
concertina 🪗
conch 🐚
condiment 🧂 🫙
confetti 🎊
confounded 😖
confused 😕 😵‍💫 🫤 😖
confusing 😕
confusion 🫤
conga 🪘
congee 🥣
congo 🇨🇩 🇨🇬
congrats 👏
connectivity 🛜
consider 🤔
construction 🚧 👷 🏗️
contact 🔎 🔭 📡
container 🫙
control 🎛️ 🛂
controller 🎮
convenience 🏪
convoluted 🥨
cook 🧑‍🍳 👨‍🍳 👩‍🍳 🇨🇰
cooked 🍚
cookie 🍪 🥠
cooking 🍳 🍽️ 🍴 🏺
cool 🆒 😛 😎 🪭
cooling 🪭
cop 👮
cops 🚓
copter 🚁
copyright ©️
coral 🪸
cord 🪢
cork 🍾
corn 🌽 🍿
correct 👊
corvid 🐦‍⬛
cosmetics 💅 💄
cosmetology 💇
cost 😲 😫 💰
costa 🇨🇷
couch 🛋️
country 🏠 🏡
couple 💑 👩‍❤️‍👨 👨‍❤️‍👨 👩‍❤️‍👩 🧑‍🤝‍🧑
cover 📔
cow 🐄 🐮
cowboy 🤠
cowgirl 🤠
crab 🦀 ♋
cracked 🔓
cracker 🍘
crane 🏗️
crayon 🖍️
crazy 😜 🤪 🫨 😳
cream 🍦 🍨
creative 🎨
creature 🫈 👹 👺 👻 👽
credentials 🪪
credit 💳
crescent 🌒 🌘 🌙 ☪️ 🥐
cricket 🦗 🏏
crime 🫆
criminal 🦹
cringe 😖
croatia 🇭🇷
crochet 🧶
crocodile 🐊
croissant 🥐
crook 🪝
crops 🌽
cross ✝️ ☦️ ❌ ❎ 🤞
crossed 😵 🤞 🫰 ⚔️ 🎌
crossing 🚸
crow 🐦‍⬛
crown 👑 🫅 🤴 👸
cruise 🚣
crush 🥰
crushed 💔
crutch 🩼
cry 🥹 😢 😭 😿
crying 😢 😭 😿 🤣 😂
cryptid 🫈
crystal 🔮
crêpe 🥞
cuba 🇨🇺
cube 🧊
cubical 🏢
cucumber 🥒
cuffs ⛓️‍💥
culture 🧫
cunha 🇹🇦
cup 🥤 🍵 🍶 🪠
cupcake 🧁
cupid 💘 🪉
cupped 🤲
curaçao 🇨🇼
curious 🦝
curl 📃 ➰ ➿
curling 🥌
curls 💪
curly 👨‍🦱 👩‍🦱 🧑‍🦱 ➰ ➿
currency 💱 💴 💵 💶 💷
curry 🍛
curve 🪝
curving ↩️ ↪️ ⤴️ ⤵️
custard 🍮
customs 🛃
cut 🥩 💇 💈 ✂️ 🪚
cute 🩷 🩵
cutlery 🍴
cutting ✂️
cya 👋
cyan 🩵
cycle 🚴 🚵 🚲
cycling 🚲
cyclist 🚴 🚵 🚲
cyclone 🌀
cygnet 🦢
cyprus 🇨🇾
czechia 🇨🇿
côte 🇨🇮
dad 👨‍🍼 🧢
dairy 🧈
dam 🦫
dance 💃 🕺 🪩 🪭 🩰
dancer 🧑‍🩰 💃 🕺
dancing 💃 🕺
dandelion 🌼
danger 🛘 ⚡
dango 🍡
dapper 😏
dart 🎯
dash 〰️ 💨
dashing 💨
data 📈 📉 📊
date 😗 😚 😙 💘 💕
dating 😗 😚 😙 💕 💋
daughter 👧
david ✡️
day 🧖 🌞
daydream 💭
daze 🫨
dazed 😳
dead 😑 😵 😳 🧟 🪾
deadlift 🏋️
deadpan 😐
deaf 🧏
deal 🤝
debate 🫯
deciduous 🌳
decisions 💭
decor 🪴
decorated 📔
decoration 💟 🎍
decorative 📔
decreasing 📉
deer 🦌
definitely 💯
deg 🪯
deja 🔄
dejected 😅 😔 😞
delicious 😋 🍴
delivering 📨
delivery 🚚 🥡 📦
demonstration 🪧
denim 👖
denmark 🇩🇰
dental 🪥
dentist 😬 😷 🦷
department 🏬
departure 🛫
departures 🛫
depressed 🫥
derelict 🏚️
dermatologist 😷
desert 🏜️ 🏝️ 🐪 🐫 🌵
desktop 🖥️
dessert 🍡 🍦 🍧 🍨 🍩
detective 🕵️ 🫆
developer 🧑‍💻 👨‍💻 👩‍💻
devil 👹
dharma ☸️
diagonal 🫤
dialog 💬 🗨️
diamond ♦️ 🔶 🔷 🔸 🔹
diaper 🧷
dice 🎲
die 🎲
died 😔
diego 🇩🇬
diesel ⛽
diet 🍎
difficult ☯️
dig 🪏
dim 🔅
dinner 🐟 🍽️ 🍴
dinosaur 🦕 🦖
dionysus 🍇
diplodocus 🦕
direct 🎯
direction 🧭 ⬆️ ↗️ ➡️ ↘️
disability 🩼
disagreement 🫯
disappear 🫠 🫥
disappointed 😞 😔 🫤 😥 🙍
disapproval 🤨
disaster 🛘
disbelief 🫢 🤨 😳 🤦
disc 🥏
disco 🪩
discount 🈹
disease 🦟 🪰
disgruntled 🙍
disguise 🥸
disguised 🥸
dish 🧫 📡
disk 💽 💾 💿 📀
dislike 👎
dismiss 🫳
dissolve 🫠
distorted 🫪
distraught 😖
distrust 🤨
disturbed 🙍
dive 🥽
divide ➗
dividers 🗂️
diving 🤿 🦪
division ➗
diya 🪔
dizzy 💫 🥴 😵 😵‍💫 🌀
djibouti 🇩🇯
djinn 🧞
dna 🧬
doctor 😷 🧑‍⚕️ 👨‍⚕️ 👩‍⚕️ 🏥
document 📃 📄 🪪
dodo 🦤
dog 🐕 🐶 🦮 🐕‍🦺 🌭
dogs 🐕
doll 🎎 🪆
dollar 💵 💲 🪙 💰 💸
dolls 🎎 🪆
dolphin 🐬
dominica 🇩🇲
dominican 🇩🇴
done ⌛ ⏳ 💅 ✅ ☑️
donkey 🫏
donut 🍩
door 🚪
dope 👌
dot 💠
dotted 🫥 🔯
double ‼️ ➿ ⏩ ⏪ ⏫
doubt 🫤 🤷
doubtful 🫤
doughnut 🍩
dove 🕊️
down 🙃 🫳 👇 👎 ↘️
downcast 😓
downtrodden 🙎
downward 📉
downwards 🔽
dracula 🧛
dragon 🐉 🐲 🀄
drained 🪫
dream 💭
dreams 🌒 🌜
dress 👗 🥻 👚 👛 👜
dressage 🐴
dressed 👕 👖 👗 👚
dribble ⛹️
drink 🍹 🍼 🥛 ☕ 🫖
drinking 🍷 🍸 🍹 🍺 🍻
drinks 🍷 🍸 🍹 🍺 🍻
drip 🫟
drive 🚐 🚕 🚙 🚚 🚛
driving 🏌️ 🚗
dromedary 🐪
drooling 🤤
drop 🫳 ☔ 💧
droplet 💧
dropped 🫳
drops ☔
drought 🌵 🪾
drove 🚖 🚘 🚦
drugs 💊
drum 🥁 🛢️ 🪘
drumstick 🍗
drumsticks 🥁
drunk 🥴 🍹
dua 🤲
duck 🦆 🪿
duckling 🦢
duel 🤼
dumpling 🥟
dunno 😕 🤷
dupe ♟️
dusk 🌆 🌇
dvd 📀 💿
dying 🥵 🥀
eagle 🦅
ear 👂 🦻 🌽 🧏 🌾
earbud 🎧
ears 🙉 👂
earth 🌍 🌎 🌏 🌐
earthquake 🫨 🛘
earthworm 🪱
east ➡️
easy 🍳
eat 😋 🍔 🍽️ 🍴 🥄
ecuador 🇪🇨
edamame 🫛
edge 📏
education 🎒 🎓 📔 📕 📖
eek 😰
egg 🥚 🐣 🪺 🍳
eggs 🪺
egypt 🇪🇬
eight 🕗 🕣 ✳️ ✴️ 🎱
eject ⏏️
elderly 🧓 👴 👵
electric 🔌 🚃 ⚡ 💡 🔦
electrician 🧑‍🔧 👨‍🔧 👩‍🔧
electricity ⚡ 🔌
electronic 🪫
elegant 💃 🕺 🌹
elephant 🐘
elevator 🛗
eleven 🕚 🕦
elf 🧝
elk 🫎
elves 🧝
email ✉️ 📧 📨 📩 📤
embarrass 🫢 🫣
embarrassed 🫠 😳 🥹 🙈
emblem 🔱
embrace 🫂
embroidery 🪡
emerge 🐦‍🔥
emergency 🚑 🚨 🦺
emirates 🇦🇪
emoji 🤨
emotion 💘 💝 💖 💗 💓
empanada 🥟
employed 👔
empty 🪹 🫗 🫙
enchantment 🧝
end 🔚
energy 🪫
engaged 💍
engagement 💍 💎
engine 🚒 🚂
engineer 🧑‍🔬 👨‍🔬 👩‍🔬
england 🏴󠁧󠁢󠁥󠁮󠁧󠁿
ensnare 🪝
entertainer 🧑‍🎤 👨‍🎤 👩‍🎤
entertainment 🎠 🎆 🎣 🎯 🎮
entry ⛔ 🚫
envelope ✉️ 🧧 📨 📩
epic 😜 😯 😱
equal 🟰
equality 🟰
equals 🟰
equatorial 🇬🇶
equestrian 🐎
equine 🐴
eritrea 🇪🇷
eruption 🌋
escargot 🐌
estonia 🇪🇪
eswatini 🇸🇿
ethiopia 🇪🇹
euro 💶 🪙
europe 🌍
european 🇪🇺 🏤 🏰
evening 🌆
evergreen 🌲
everyone 👥
evidence 🧾
evil 🙈 🙉 🙊 🦹
evolution 🧬
ewe 🐑
exasperation 🤦
exchange 💱
excited 😅 🤩 🥳 👻 💖
exclamation ❣️ ‼️ ⁉️ ❕ ❗
exercise 🙆
exhalation 🫁
exhale 😮‍💨
exhaling 😮‍💨
exhausted 😮‍💨 🫩
expendable ♟️
expensive 🫰
experiment 🥼 🧪 🔬
expert 🤓
explode 🤯 💥
exploding 🤯
expressionless 😑 😐 😶
extinction 🦣 🦤
extinguish 🧯
extinguisher 🧯
extra 🛸
eye 👁️ 🫣 👁️‍🗨️ 😄 😁
eyebrow 🤨 🥸
eyeglasses 👓
eyeroll 🙄
eyes 👀 😃 😄 😁 😊
eyewear 👓 🕶️
facepalm 🤦
facepalming 🤦
facing 🤛 🤜 🚶‍➡️ 🧎‍➡️ 🧑‍🦯‍➡️
factory 🏭 🧑‍🏭 👨‍🏭 👩‍🏭
fail 😞 😩 ⛔
fairy 🧚 😇 👹 👺 👻
fairytale 😇 👹 👺 👻 👽
faithful 💯
falafel 🧆 🥙
falkland 🇫🇰
fall 🍂
fallen 🍂
falling 🍁 🍂 🌠
family 👪 👨‍👩‍👦 👨‍👩‍👧 👨‍👩‍👧‍👦 👨‍👩‍👦‍👦
fan 🪭
fancy 🧐 👗 👛 🎩
fangs 🧛
fantasy 😇 👹 👺 👻 👽
farewell 🫂
farm 🐴 🐎 🐮 🐂 🐄
farmer 🧑‍🌾 👨‍🌾 👩‍🌾
farming 🧺
faroe 🇫🇴
fart 💨
fashion 👠
faso 🇧🇫
fast ⏩ ⏪ ⏫ ⏬ 💨
fateh 🪯
father 👨‍🍼 🎅
fatigued 🫩
fatima 🪬
favor 🙇
fax 📠
fear 😱 😨 🫦
fearful 😨 😱
feather 🪶
feed 👩‍🍼 👨‍🍼 🧑‍🍼 🍴
feeding 🤱 👩‍🍼 👨‍🍼 🧑‍🍼
feelings 🥹
feels 😂 😍 😵 😢 😖
feet 🦶 🐾 👞
feline 🐈‍⬛
female ♀️ 🐑
fencer 🤺
fencing 🤺
ferris 🎡
ferry ⛴️
festival 🥮 🎎
festive 💃 🕺 🪅
fetch 💁
fever 🤧 🦟
feverish 🥵
field 🏑
fife 🪈
fight 🫯 🥷
fighter 🥷
fiji 🇫🇯
file 📁 📂 🗃️ 🗄️
filing 🗄️
filling 🥧
film 🎞️ 📽️ 🎥 🎦
fine 😐 😑 😒
finger 🫰 🖐️ 🖖 🤞 🤘
fingerprint 🫆
fingers 🖐️ 🤌 🤞 🤏 🤟
finland 🇫🇮
fire 🔥 ❤️‍🔥 🚒 🧯 🧑‍🚒
firebird 🐦‍🔥
firefighter 🧑‍🚒 👨‍🚒 👩‍🚒
firetruck 🧑‍🚒 👨‍🚒 👩‍🚒
fireworks 🎆 🎇
first 🌓 🌛 🥇
fish 🐟 🐠 🍥 🐡 🦈
fishes 🐟 🐠
fishing 🎣 🚣 🦦 🐟
fist ✊ 👊 🤛 🤜
five 🕔 🕠 ✋ 🫷 🫸
fix 👷
fixed ✅
flag ⛳ 📫 📪 📬 📭
flags 🎌
flair 💃 🕺
flamboyant 🦩
flame 🔥
flamenco 💃 🕺
flamingo 🦩
flash 📸
flashlight 🔦
flat 🥿
flatbed 🛻
flatbread 🫓 🥙
flathead 🪛
flats 🥿
flautist 🪈
flavor 🧂
flavoring 🧄 🧅
fleek 💯 👌
fleur ⚜️
flex 💪
flexed 💪
flick 💁
flight 🪶
flip 💁 🤸 🩴
flipper 🐬
flirt 😉 😘 😗 😚 😙
flirting 🫦
float 🛟
floating 🫧
flock 🪿
floor 🤣
flop 🩴
floppy 💾
flower 💮 🥀 🎴 💐 🌸
flowing ⏳
flu 🤧
fluctuate 🪀
fluffy 🐩 🐑
flushed 😳
flute 🪈
flutter 🍃 🪭
fluttering 🍃
fly 🪰 🕊️ 🪽 ✈️ 🪁
flying 🛸 🥏 🪽 ✈️
focus 😣
fog 🌫️ 😶‍🌫️ 🌁
foggy 🌁
folded 🙏
folder 📁 📂
folding 🪭
folklore 🧜 🧝
fondue 🫕
food 😋 🥘 🍲 🥫 🦐
foot 🦶 🦵 👞
football 🏈 🏉 ⚽
footprint 👣
footprints 👣
forbidden 🙈 🙉 🙊 🙅 🔕
force 🪠
forensics 🫆
forest 🫈 🌲 🌳
forever ♾️
forgive 🙇
forgot 😮 😧 🙈
fork 🍽️ 🍴
formal 🤵 🎩
fortune 🥠 🔮 🪬 🔯
forward ⏩
fosho 👌
fountain ⛲ 🖋️
four 🍀 🕓 🕟 4️⃣
fowl 🪿
fox 🦊
frame 🖼️ 🪟
framed 🖼️
frames 🎞️
france 🇫🇷
frankfurter 🌭
free 🆓 🈶 🈚
freedom ⛓️‍💥
freestyle 🏊
freezing 🥶
french 🍟 🇬🇫 🇵🇫 🇹🇫 🥐
fresh 💈 🪟
fried 🍤
friend 👥
friends 🧑‍🤝‍🧑 👭 👫 👬 👥
friendship 🫂
fries 🍟
frog 🐸
from 😤
front 🐥 🚪
frostbite 🥶
frown 😕 🙁 ☹️ 😦 🙍
frowning 🙁 ☹️ 😦 🙍
fruit 🥝 🍇 🍈 🍉 🍊
frustrated 🫤 😖 😠 🙍
frustration 🫤
fry 🍳
frying 🍳
fuel ⛽
fuelpump ⛽
fuji 🗻
full 🌕 🌝 😋 💯 🫃
fume 😤
fuming 😤
fungi 🍄‍🟫
fungus 🍄 🍄‍🟫
funny 🤣 😂 😜
furious 😤
fury 😤
futbol ⚽
futuna 🇼🇫
future 🔮
gabon 🇬🇦
gaggle 🪿
gains 💪
gait 🚶 🚶‍➡️
gambia 🇬🇲
gamble 🎰
gambling 🎰
game 🏏 🎮 🎲 👾 🏐
gamer 👾
games 👾
gander 🪿
gang 🚲
garbage 🗑️
garcia 🇩🇬
garden 🏡 🐌 🐛 🐜 🐞
gardener 🧑‍🌾 👨‍🌾 👩‍🌾
garlic 🧄
garnish 🍋‍🟩
gas ⛽
gasoline ⛽
gasp 🫢 😮‍💨
gay 🌈
gear ⚙️
geek 🤓
geese 🪿
geez 😳
gem 💎 🪎
gemini ♊
genderqueer 🌈
gene 🧬
genetics 🧬
genie 🧞
geometric 🔴 🔵 ⚫ ⚪ ⬛
georgia 🇬🇪 🇬🇸
germany 🇩🇪
germs 😷
gesture 🤟 🙈 🙉 🙊 🤌
gesturing 🙅 🙆
gesundheit 🤧
getting 💆 💇
ghana 🇬🇭
ghost 👻
giant 🫈
gibbous 🌔 🌖
gibraltar 🇬🇮
gift 🎁 🧧
gifted 🤓
giggle 🤭
giggling 🤭
ginger 🫚
giraffe 🦒
girl 👧 👨‍👩‍👧 👨‍👩‍👧‍👦 👨‍👩‍👧‍👧 👨‍👨‍👧
girls 👭
glad 😊 🥲
glass 🥛 🍷 🍸 🥃 🔍
glasses 👓 🥂 🥸 🤓 🕶️
glbt 🌈
glbtq 🌈
glitter 🪩
glittery 🌟
globe 🌍 🌎 🌏 🌐
glory 🐦‍🔥
glove 🥊 🥎
gloves 🧤
glow 🌟
glowing 🌟
goal 🥅 🥍
goat 🐐 ♑
gobble 🦃
goblin 👺
goggles 🥽
gold 🏅 🥇 🪙 💰 🪎
golf 🏌️ ⛳
golfing 🏌️
gondola 🚠 🚡
gone 💨
goo 👶
good 🫡 😪 😴 💖 💤
goodbye 🫂
goodnight 😴 🥱 💤 🛌
goofy 🤪
googly 👀
goose 🪿
gordita 🫓
gorilla 🦍
gossip 💁
got 👌
gotcha 👌
gotta 💨
grade 🈴
graduate 🧑‍🎓 👨‍🎓 👩‍🎓
graduation 🎓
grain 🌾 🍞
grains 🌾
gramps 👴
grandchild 🧒
granddaughter 👧
grandfather 👴
grandma 👵
grandmother 👵
grandpa 👴
grandparent 🧓
grandson 👦
granny 👵
grape 🍇
grapes 🍇
graph 💹 📈 📉 📊
grapple 🤼
grasshopper 🦗
grateful 🥲 🥹
gratitude 🥹
gray 🩶
great 👏
greece 🇬🇷
green 💚 🍏 🥬 🥗 📗
greenland 🇬🇱
greetings 👋
grenada 🇬🇩
grenadines 🇻🇨
grey 🩶
grimace 😬 🙎
grimacing 😬
grin 😀 😃 😄 😁 😸
grinning 😀 😃 😄 😆 😅
grizzly 🐻
groan 😮‍💨
groom 💇 🪮
groove 💃 🕺
gross 😝
ground ⛱️
grow 🪴
growing 💗
growl 🐻
growth 🌷 💹 📈
gtg 👋
gua 👲
guadeloupe 🇬🇵
guam 🇬🇺
guanaco 🦙
guapi 👲
guard 💂 😦
guatemala 🇬🇹
guernsey 🇬🇬
guess 🤷
guiana 🇬🇫
guide 🦮 🪬
guinea 🇬🇳 🇬🇶 🇬🇼 🇵🇬
guitar 🎸
guyana 🇬🇾
gym 💪
gymnastics 🤸
gyro 🥙
gyōza 🥟
habitat 🌳
haha 😆 🤣 😂 🫠
hahaha 😆
hail 🚖
hair 👱 👨‍🦰 👨‍🦱 👨‍🦳 👩‍🦰
haircut 💇 💈
hairy 🫈
haiti 🇭🇹
hajj 🕋
halloween 👻 🧛 🧟 🐈‍⬛ 🍫
halo 😇
halt 🫷 🫸
hamburger 🍔
hammer 🔨 ⚒️ 🛠️ ⛏️
hamsa 🪬
hamster 🐹
hand 🤭 🫢 👋 🤚 🖐️
handbag 👜 👛 👝
handball 🤾
handicap ♿
handle 🍵 🤹
hands 🤗 👏 🙌 🫶 👐
handshake 🤝 🫱 🫲
handy 🪛
hang 🤙
hanukkah 🕎
happy 😀 😃 😄 😁 😆
hard 🦻
hardhat 👷
harp 🪉
hashi 🥢
hat 🤠 👒 🎩 🥳 👷
hatchet 🪓
hatching 🐣
hats 👒
haunting 👻
head 🙂‍↔️ 🙂‍↕️ 🤕 🤯 🗣️
headache 😣 😓 💆
headphone 🎧
headscarf 🧕
healing ☮️
health 🧑‍⚕️ 👨‍⚕️ 👩‍⚕️ 🍎 🫚
healthcare 🧑‍⚕️ 👨‍⚕️ 👩‍⚕️
healthier ❤️‍🩹
hear 🙉 👂 🧏
heard 🇭🇲
hearing 🦻 👂
heart 😍 😻 💘 💝 💖
heartbeat 💓 🫀
heartbreaker 😉
heartbroken 💔
hearth 💟
heartpulse 💗
hearts 🥰 💞 💕 😍 ♥️
heat 🫠 🥵 😳 🌞
heavenly 🪽
heavy 🟰 💲 ❣️ 🪨 ➖
hedgehog 🦔
heel 👠
heeled 👠
heels 👠
hehe 🤣 😂 🙃
helena 🇸🇭
helicopter 🚁
hello 👋 🫂
helmet 🪖 ⛑️ 💂
help 🩼
herb 🌿 🫚
herd 🦬
here 🈁 🙋
hero 🦸
herzegovina 🇧🇦
hibiscus 🌺
hidden 🫥 🥷
hide 🫣 🫥 🙈
hiding 🫣
high 🚄 ⚡ 👠 🔊 ✋
highway 🛣️
hijab 🧕
hike 🚶 🚶‍➡️
hiking 🥾
hilarious 🤣 😂
hindu 🛕 🕉️
hinduism 🪷
hinny 🫏
hippo 🦛
hippopotamus 🦛
hit 🎯
hitched 💒
hmm 🤔 🤨
hockey 🏑 🏒
hoist 🛗
hold 🫱 🫲 🫴 🫷 🫸
holding 🥹 🧑‍🤝‍🧑 👭 👫 👬
hole 🕳️ ⛳ 🪏
holi 🫟
holiday 🎅 🤶 🧑‍🎄
hollow ⭕
hollywood 🎥
home 🪹 🛖 🏚️ 🏠 🏡
homie 😏 👏 🔝
honduras 🇭🇳
honey 🍯 🐻 🦡 🐝
honeybee 🐝
honeypot 🍯
hong 🇭🇰
honk 🪿
hook 🪝
hoop 🏀
hooray 🥳 🙌 🎉
horizontal 🚥
horizontally 🙂‍↔️
horn 📯 🥳
horns 🤘 🐏
horoscope ♈ ♉ ♊ ♋ ♌
horrible 😝
horror 🧟
horse 🐎 🏇 🐴 🎠
horses 🐴
horseshoe 🧲
hospital 🏥
hot 🥵 🌶️ 🌭 ☕ ♨️
hotcake 🥞
hotdog 🌭
hotel 🏨 🛌 🛎️ 🛍️ 🛏️
hotspot 🛜
hotsprings ♨️
hourglass ⌛ ⏳
hours 🏪 ⏳ ⏰
house 🏠 🏚️ 🏡 🪴 🛖
houses 🏘️
hrs ⏰
hug 🤗 👐 🫂
hugging 🫂 🤗
huh 🤌
human 👱
hump 🐫 🐪
hundred 💯
hungary 🇭🇺
hungry 😋 😩 🍗 🍔 🍕
hurl 🤾
hurricane 🌀
hurry 🏃 🏃‍➡️
hurt 🤕 🩼
hushed 😯
hut 🛖
hyacinth 🪻
hygiene 🪥
hypnotized 😵‍💫
hóngbāo 🧧
ice 🧊 🍦 🍧 🍨 🏒
iceberg 🧊
icecream 🍦
iceland 🇮🇸
icicles 🥶
idea 💭 💡
identification 🪪
identity 🫆 🆔
idk 🤷
ignorance 🤷
ill 🤒
ily 🥰 😍 😘 😗 😚
immortal 🐦‍🔥
impressed 😳
improvement 🔨 🔧 🔩
improving ❤️‍🩹
inbox 📥
incognito 🥸
incoming 📨
increasing 💹 📈
indecisive 🧇
index 🫰 👈 👉 👆 👇
india 🇮🇳
indian 🇮🇴
indifference 🤷
indigo 🪻
indonesia 🇮🇩
industrial 🧑‍🏭 👨‍🏭 👩‍🏭
inexpressive 😑
infant 👶 🍼
infinity ♾️
information ℹ️
inhalation 🫁
injured 🩼
injury 🤕
ink 🔏 🫟
innocent 😇
input 🔠 🔡 🔢 🔣 🔤
insect 🦋 🐛 🐜 🐝 🪲
instructor 🧑‍🏫 👨‍🏫 👩‍🏫
instrument 🎷 🎺 🪊 🪗 🎸
intelligent 🤓 🧠
intercardinal ↗️ ↘️ ↙️ ↖️
interlocking 🧩
internet 🌐 🛜
interrobang ⁉️
interrogation 🤌
intersection 🚥 🚦
intoxicated 🥴
introvert 🫥
invent 💭
invention 💭
inventor 🧑‍💻 👨‍💻 👩‍💻
invertebrate 🪼
invisible 🫥
invoice 🧾
iran 🇮🇷
iraq 🇮🇶
ireland 🇮🇪
irish ☘️ 🍀
iron 🧇
ironic 😼
irritated 🙍
islam 🕌 🕋 ☪️
island 🏝️ 🇦🇨 🇧🇻 🇨🇵 🇨🇽
islands 🇦🇽 🇨🇨 🇨🇰 🇫🇰 🇫🇴
isle 🇮🇲
israel 🇮🇱
italy 🇮🇹
ivoire 🇨🇮
jack 🎃
jacked 💪
jacket 🥼 🧥
jamaica 🇯🇲
jan 🇸🇯
japan 🇯🇵 🗾
japanese 🏣 🏯 🎎 🔰 🈁
jar 🫙 🍯
jazz 👐 🪊
jealous 😐 😑 😒
jeans 👖
jeez 😳
jel 😒
jelly 😒 🪼
jellyfish 🪼
jeotgarak 🥢
jersey 🇯🇪
jet ✈️
jew 🕍 ✡️
jewel 💎
jewels 🪎
jewish 🕍 ✡️ 🕎 🔯
jiaozi 🥟
jigsaw 🧩
jinn 🧞
job 👏 🏢
jockey 🏇
joey 🦘
joke 😜
joker 🃏
jordan 🇯🇴
journey 🛄
joy 😂 😹 🤣 🥲 🥹
joystick 🕹️
judaism 🕍 ✡️ 🕎 🔯
judge 🧑‍⚖️ 👨‍⚖️ 👩‍⚖️
judo 🥋
jug 🏺
juggle 🤹
juggling 🤹
juice 🥤 🧃
jump 🦘
justice 🧑‍⚖️ 👨‍⚖️ 👩‍⚖️ ⚖️ ♎
kaaba 🕋
kale 🥬
kangaroo 🦘
karaoke 🎤
karate 🥋
katakana 🈁 🈂️
kazakhstan 🇰🇿
kebab 🥙 🍢
keeling 🇨🇨
keep 🤐 💯
kenya 🇰🇪
kerchief 🧕
key 🔑 🔐 🗝️ 🍋‍🟩
keyboard ⌨️ 🎹
keycap #️⃣ *️⃣ 0️⃣ 1️⃣ 2️⃣
keys 🔑
khalsa 🪯
khanda 🪯
kick 🛴 🦵 🦶 👞 👟
kid 🧒 👦 👧
kidding 😏
kidney 🫘
kimono 👘
king 🤴 👑
kingdom 🇬🇧
kinshasa 🇨🇩
kiribati 🇰🇮
kiss 💏 😘 💋 👩‍❤️‍💋‍👨 👨‍❤️‍💋‍👨
kisses 😍 😚 😙 💝 💖
kissing 😗 😚 😙 😽 💋
kite 🪁
kitten 🐱 🐈
kitts 🇰🇳
kitty 🐱
kiwi 🥝
knee 🦵
kneel 🧎 🧎‍➡️
kneeling 🧎 🧎‍➡️
knees 🧎 🧎‍➡️
knife 🍽️ 🍴
knights 🐉 ⚜️
knit 🧶
knobs 🎛️
knocked 😵
knot 🪢
know 🫴 🙋
knowledge 📖 📚
knows 🤷
knuckle 👊
koala 🐨
kong 🇭🇰
korea 🇰🇵 🇰🇷
kosovo 🇽🇰
kuaizi 🥢
kuwait 🇰🇼
kyrgyzstan 🇰🇬
lab 🥼 🔍 🔎 🧪 🧫
label 🏷️
lacrosse 🥍
ladder 🪜
lady 🐞 👩 👩‍🦰 👩‍🦱 👩‍🦳
ladybird 🐞
ladybug 🐞
lai 🧧
lake 🚣 🚤
lamb 🐑
lambchop 🥩
lamp 🪔 🛋️ 🧞
landing 🛬
landscape 🌆
landslide 🛘
lanka 🇱🇰
lantern 🎃 🏮
laos 🇱🇦
laptop 💻
large 🌥️ ⬛ ⬜ 🔶 🔷
last 🌗 🌜 ⏮️
late 🫩 ⏰
later 👋
lather 🧼
latin ✝️ 🔠 🔡 🔤
latvia 🇱🇻
laugh 😀 😄 😆 🤣 😂
laughing 🤣 😹
launch 🚀
laundry 🧺
lavash 🫓
lavatory 🚹 🚺 🚻 🚾
lavender 🪻
law 🧑‍⚖️ 👨‍⚖️ 👩‍⚖️ 👮
lazy 🦥
leaf 🍀 🍁 🍂 🍃 🌿
leafless 🪾
leafy 🥬
lebanon 🇱🇧
lecturer 🧑‍🏫 👨‍🏫 👩‍🏫
ledger 📒
leer 😏
left 🗨️ 👈 🤛 🔍 🛅
leftward 🫲 🫷
leftwards 🫲 🫷 🤛
leg 🦵 🦿 🍗
legged 🧘
legit 👌
legs 🧘
legume 🫘 🫛
lemon 🍋
leo ♌ 🦁
leone 🇸🇱
leopard 🐆
lesbian 🌈
lesotho 🇱🇸
leste 🇹🇱
letters 🔤 🔠 🔡
lettuce 🥬
level 🎚️
levitating 🕴️
lgbt 🌈
lgbtq 🌈
lgbtqia 🌈
liar 🤥
liberia 🇱🇷
liberty 🗽
libra ♎ ⚖️
library 📖 📗 📘 📙 📚
libya 🇱🇾
license 🪪
lick 👅
lie 🤥
liechtenstein 🇱🇮
life 🪼 🛟 🧬
lifesaver 🛟
lift 🫴 🚠 🛗
lifter 🏋️
lifting 🏋️
lightning ⛈️ 🌩️ ⚡
like 🩷 🩵 👍
lilac 🪻
limb 🦵
lime 🍋‍🟩
line 🫥
link 🔗 🖇️
linked 🖇️
links 🔗
lion 🦁 🦭 ♌
lip 🫦
lips 💋 👄
lipstick 💄 👄 🫦
liquid 🫗 🫠 🫟
liquor 🥃
lis ⚜️
list 📋
listen 🙉 👂
listening 👂
lit 🔥
litaf 🔥
lithuania 🇱🇹
litter 🚮
litterbin 🚮
little 🤏
lives ☯️
lizard 🦎
llama 🦙
lmao 🤣 😂
loaf 🍞
lob 🤾
lobster 🦞
location 📍
lock 🔒 🔓 🔏 🔐 🔑
locked 🔒 🔏 🔐
locker 🛅
locomotive 🚂
log 🪵
lollipop 🍭
london 💂
lonely 💔
long 🪘
look 👀
looking 👀
loop ➰ ➿
loopy 😜
loose 🤙
loot 🪎
lorry 🚛
losing 😔 😞
lost 😔
lotion 🧴
lotus 🪷 🧘
loud 🔊 📢
loudly 😭
loudspeaker 📢
love 💌 🤟 🥰 😍 😘
lover 😘
loving 💕
low 🔈 🪫 🔅
lowercase 🔡
lowered 📪 📭
lucia 🇱🇨
luck 🫡 🤞 🧧
lucky 🍀
luge 🛷
luggage 🧳 🛅
lumber 🪵 🪚
lunch 🍴
lung 🫁
lungs 🫁
lupine 🪻
lure 🪤
lust ❤️‍🔥
luxembourg 🇱🇺
luxurious 🧖
luxury 🚤
lying 🤥
maarten 🇸🇽
macao 🇲🇴
macedonia 🇲🇰
machine 🎰 📠
mad 😖 😩 😤 😠 💢
madagascar 🇲🇬
maddening 😠
mage 🧙
maggot 🪰
magic 🪄 🧙 🧝 ✨ 🔮
magical 🧝
magician 🪄
magnet 🧲
magnetic 🧭 🧲
magnifying 🔍 🔎
mahjong 🀄
mai 🍹
mail 📧 💌 📨 📩 📤
mailbox 📫 📪 📬 📭 📮
maize 🌽
major 🔑
makeup 💅 💄 🪞
malaria 🦟
malawi 🇲🇼
malaysia 🇲🇾
maldives 🇲🇻
male ♂️ 🐏
mali 🇲🇱
malt 🥤
malta 🇲🇹
mammal 🫎 🫏
mammoth 🦣
manage 🤹
manager 🧑‍💼 👨‍💼 👩‍💼
mane 🦁
mango 🥭
manicure 💅
mantelpiece 🕰️
mantilla 🧕
manual 🧑‍🦽 🧑‍🦽‍➡️ 👨‍🦽 👨‍🦽‍➡️ 👩‍🦽
mao 👲
map 🗺️ 🗾 📍
maple 🍁
maracas 🪇
marathon 🏃 🏃‍➡️
marching 🪈
margarita 🍋‍🟩
mariana 🇲🇵
marine 🫍 🪼
marino 🇸🇲
marker 📑
market 💹
married 💍
marshall 🇲🇭
marsupial 🐨 🦘
martial 🥋
martin 🇲🇫
martini 🍸
martinique 🇲🇶
mary 🪬
masjid 🕌
mask 😷 🤿 👹 👺 🎭
massage 💆
mate 🧉
math 📏 📐 ➖ ➗ 🟰
mathematician 🧑‍🔬 👨‍🔬 👩‍🔬
matryoshka 🪆
mauritania 🇲🇷
mauritius 🇲🇺
maybe 🤷
mayen 🇸🇯
mayo 🪅
mayotte 🇾🇹
maze 🌽
mcdonald 🇭🇲
mean 👺
meat 🍖 🥩 🥓 🥧
meatball 🧆
meatballs 🍝
mechanic 🧑‍🔧 👨‍🔧 👩‍🔧 🧰
mechanical 🦾 🦿
medal 🎖️ 🏅 🥇 🥈 🥉
media 📝
medical 😷 ⚕️ 🩻
medicated 💊
medicine 😷 🏥 💊 🩺 ⚕️
medieval 👑
meditate 🙇
meditation 🙇 🧘
meeting 🤝
megaphone 📣
meh 😐 😑 🫥 😕 🫤
melilla 🇪🇦
melon 🍈
melt 🫠
melted 🫕
melting 🫠
memo 📝
mending ❤️‍🩹
menorah 🕎
meow 🐈‍⬛
mercy 🥺
meridians 🌐
merperson 🧜
merry 🎅 🤶 🧑‍🎄
mess 🫟
message 💬
metal 🪙
metro 🚇
mexican 🌮 🌯 🫔
mexico 🇲🇽
mic 🎙️ 🎤
microbe 🦠
micronesia 🇫🇲
microphone 🎤 🎙️
microscope 🔬
mild 🤨
military 🎖️ 🪖
milk 🥛 🐮 🐄 🐐 🍼
milky 🌌
million 💰 💸 💲
millionaire 🚤
mind 🤯
mindblown 🤯
minibus 🚐
minidisk 💽
mining ⛏️
minus ➖
miquelon 🇵🇲
miriam 🪬
mirror 🪞 🪩
miss 😘 😢
moai 🗿
mobile 📱 📲 📵 📴 📶
mobility 🩼
mode 📳
moisturizer 🧴
mojito 🍋‍🟩
moldova 🇲🇩
mollusk 🦑
mom 🤱 👩‍🍼
monaco 🇲🇨
monarch 🫅
money 🤑 💰 💸 🫰 🧧
moneybag 💰
mongolia 🇲🇳
monitor 🖥️
monkey 🐒 🙈 🙉 🙊 🐵
monocle 🧐
monorail 🚝 🚈
monster 👾 👹 👺 👻 👽
montenegro 🇲🇪
monthly 🈷️
montserrat 🇲🇸
moo 🐮 🐄
moon 🥮 🌑 🌒 🌓 🌔
moose 🫎
morning 💖 ☕ 🌄 🌅
morocco 🇲🇦
mortar 🧱
mosque 🕌
mosquito 🦟
mother 🤱 👩‍🍼 🤶
motor 🛵 🛥️
motorboat 🛥️
motorcycle 🏍️
motorized 🧑‍🦼 🧑‍🦼‍➡️ 👨‍🦼 👨‍🦼‍➡️ 👩‍🦼
motorway 🛣️
mount 🗻
mountain ⛰️ 🚵 🏔️ 🚞 🚠
mountains 🌄
mouse 🐁 🐭 🖱️ 🪤
mousetrap 🪤
moustache 🥸
mouth 👄 🤑 🤭 🫢 🤐
mouthless 😶
move 🏃 🏃‍➡️ 🚛
movie 🎥 🍿 🎞️ 📽️ 🎬
moyai 🗿
mozambique 🇲🇿
mrs 🤶
muah 😘 💗
mudslide 🛘
mug 🍺
mugs 🍻
mule 🫏
multiplication ✖️ ❌ ❎
multiply ✖️ ❌ ❎
multitask 🤹
munch 😱
muscle 💪
museum 🖼️ 🎨
mushroom 🍄 🍄‍🟫
music 🔊 🎼 🎵 🎶 🎙️
musical 🎼 🎵 🎶 🎹
muslim 🕌 🕋 ☪️
mustache 🥸
mute 😶 🔇 🔕
muted 🔇
mwah 💏 👩‍❤️‍💋‍👨 👨‍❤️‍💋‍👨 👩‍❤️‍💋‍👩
myanmar 🇲🇲
mysterious 👤
mystery 🫆
myth 🧚 🧝 🧞
mythology 🪽
naan 🫓
nail 💅
name 📛
namibia 🇳🇦
nanny 👩‍🍼 👨‍🍼 🧑‍🍼
nap 😴 😫 🥱 🛌
national 🏞️
nations 🇺🇳
natural 🫚
nature 🐌 🐝 🐞 🌵 🍄‍🟫
nauru 🇳🇷
navigation 🧭
nazar 🧿
neck 🧣
necklace 📿
necktie 👔
nectarine 🍊
needle 🪡 🧵
negative 📉 🧲
nepal 🇳🇵
nerd 🤓
nerves 😟
nervous 😅 😟 😰 😓 💗
nest 🪹 🪺
nesting 🪆 🪹 🪺
net 🥅 ⛹️
netherlands 🇳🇱 🇧🇶
network 🛜
neutral 😐
nevis 🇰🇳
new 🌑 🌚 🆕 🇳🇨 🇳🇿
newborn 👶 👩‍🍼 👨‍🍼 🧑‍🍼 🐥
news 📰 🗞️
newspaper 📰 🗞️
next ⏭️
nib ✒️ 🔏
nicaragua 🇳🇮
nice 😀 😁 😛 👏
niger 🇳🇪
nigeria 🇳🇬
night 🌃 🌉 😙 😪 😴
nine 🕘 🕤 9️⃣
ninja 🥷
niue 🇳🇺
noble 🫅
nod 🙂‍↕️
noodle 🍜
nooo 😩
nope 👎
norfolk 🇳🇫
north 🇰🇵 🇲🇰 ⬆️
northeast ↗️
northern 🇲🇵
northwest ↖️
norway 🇳🇴
nose 👃 😤 🐽 🥸 🚅
noses 👃
nosey 👃
note 🎵 🎼 🎶 💴 💵
notebook 📓 📔 📒
notepad 🗒️
notes 🎶 📝 📋
nothing 🫙
notice 🪧
novels 📖 📚
numbers 🔢
nuptials 💒
nurse 🧑‍⚕️ 👨‍⚕️ 👩‍⚕️
nursing 🤱 👩‍🍼 👨‍🍼 🧑‍🍼
nurturing 🪴
nut 🔩 🥜
nutty 😜
nyc 🗽
oar 🚣
oatmeal 🥣
ocean 🇮🇴 🧜 🏄 🐳 🐋
octagonal 🛑
octoberfest 🍺
octopus 🐙
oden 🍢
odor 👃
offer 🫴
office 🧑‍💼 👨‍💼 👩‍💼 🏢 🏣
officer 👮
ogre 👹
oil 🛢️ 🪔
okay 👌 🆗
oktoberfest 🍺
old 👴 👵 🗝️ 🧓 📼
older 🧓
olive 🫒
oman 🇴🇲
omw 👣 🔜
once 🔂
oncoming 👊 🚍 🚔 🚖 🚘
one 🕐 🕜 🩱 👁️ 🐪
onion 🧅
oolong 🍵
oops 🤭 🙊 🫗
open 🤗 🫢 😮 😦 👐
opening 🪟
ophiuchus ⛎ 🐍
optical 💿 💽 📀
orange 🧡 📙 🟠 🟧 🔶
orangutan 🦧
orca 🫍
orchestra 🪈 🪉
order 🦁
organ 🫀 🫁
orienteering 🧭
ornithology 🐔 🐓 🐤 🐥 🐦
orthodox ☦️
orthoptera 🦗
ostentatious 🦚
otter 🦦
ouch 🤕 🪼
out 😵
outbox 📤
outdoors 🌻 🥾
outgoing 📩
outlined ☺️ ❔ ❕ 🔳
outlying 🇺🇲
outtie 👋
over 🤭 🫢 🌄 👮 🍳
overeat 🫃 🫄
owl 🦉
oyster 🦪 🥡
pace 🚶 🚶‍➡️
package 📦
packing 🧳 🛃 🛄
pad 🗒️ 🗓️
paddle 🚣 🏓
paella 🥘
page 📃 📄
pager 📟
paid 🤑 💰
pail 🥡 🪣
pain 🥲
paint 🫟
paintbrush 🖌️
painter 🎨
painting 🖼️ 🎨 🖌️
pakistan 🇵🇰
palace 💂
palau 🇵🇼
palestinian 🇵🇸
palette 🎨 🧑‍🎨 👨‍🎨 👩‍🎨
palm 🫳 🫴 🌴 🥥 🪬
palms 🤲
pamonha 🫔
pamper 🧖
pan 🥘 🍳
panama 🇵🇦
pancake 🥞
pancakes 🥞
panda 🐼
panic 🫨 🫪
panting 🥵
pants 👖 🩳
paper 🏮 🧻 📃 📜 📄
paperclip 📎 🖇️
paperclips 🖇️
papua 🇵🇬
parachute 🪂
paraguay 🇵🇾
parasail 🪂
parasite 🪱
parcel 📦
parent 🧑‍🍼
park 🏞️ 🛝 🎡 🎢
parking 🅿️
parlor 💇
parrot 🦜
part 〽️
party 🎉 😛 😜 🥳 🍹
partying 🥳
pass ⛔
passenger 🛳️ ⛴️ 🚢
passing 🈴
passport 🛂
password 🔑
pasta 🍝
pastry 🍥 🎂 🍰 🥧
patience 🤌
patrol 🚓
pause ⏯️ ⏸️ 🫷 🫸
paw 🐾
pawn ♟️
paws 🐾
pay 💸 💳 💲
paying 💰
pea 🫛
peace ☮️ 😌 ✌️ 🧘 🕊️
peaceful 😇 ☮️
peacock 🦚
peahen 🦚
peanut 🥜
peanuts 🥜
pear 🍐
pearl 🦪 🧋 🫧
pearly 🦷
pedestrian 🚶 🚶‍➡️ 🚸 🚷
pedestrians 🚷
peek 🫣
peeking 🫣
peep 🫣 👀
pen 🖊️ 🖋️ 🔏 ✒️
penalty 🟥 🟨
pencil ✏️ 📝
penguin 🐧
pensive 😔
pepper 🌶️ 🫑
pepperoni 🍕
percussion 🪇
perfect 💯
performing 🎭
persevere 😣
persevering 😣
personal 💻
peru 🇵🇪
pest 🪳 🦟 🪰
pester 🦡
pet 🐶 🐕 🐱 🐈 🐹
petri 🧫
pga 🏌️
philippines 🇵🇭
pho 🍜
phoenix 🐦‍🔥
phone 📱 📲 📴 🤳 ☎️
phones 📵
photo 📷
physicist 🧑‍🔬 👨‍🔬 👩‍🔬
piano 🎹
piccolo 🪈
pick ⛏️ 🪮 ⚒️ 🫳 🙋
picket 🪧
pickle 🥒
pickup 🛻
picnic 🧺
picture 🖼️
pie 🥧
piece 🧩 🩱
pierogi 🥟
pierre 🇵🇲
pig 🐖 🐷 🐽 🐗
pill 💊
pills 💊
pilot 🧑‍✈️ 👨‍✈️ 👩‍✈️
pin 🧷 📌 📍
pina 🍍
pinada 🪅
pinata 🪅
pinch 👌
pinched 🤌
pinching 🤏
pine 🎍 🌲
pineapple 🍍
ping 🏓
pingpong 🏓
pink 🩷
pinocchio 🤥
pint 🍺
pipe 🪈
pirate 🏴‍☠️ 🦜
pisces ♓ 🐟
pissed 😒
pita 🫓
pitcairn 🇵🇳
pitch 🤾
pity 🙇
pixelated 👾
pixie 🧚
pizza 🍕 🍄‍🟫
piña 🥥
piñata 🪅
placard 🪧
place 🥇 🥈 🥉 🛐
plane 🧑‍✈️ 👨‍✈️ 👩‍✈️ ✈️ 🛩️
planet 🪐
plankton 🪼
plant 🪴 💐 🌸 🏵️ 🌹
plaque 🪧
plate 🍽️
play ▶️ ⏯️ 🧙 🛝
player ⛹️
playful 🦦
playground 🛝
playing 🤽 🤾 🎴 🛝
plaything 🧸
pleading 🥺
please 🥺 🥹 🙏
plug 🔌
plumage 🪶
plumber 🧑‍🔧 👨‍🔧 👩‍🔧 🪠
plunger 🪠
plus ➕
plush 🧸
pod 🫛
point 💯 👈 👉 👆 👇
pointed 🔯 ✴️ 🔺 🔻
pointing 👈 👉 👆 👇 ☝️
points 💯
poke 🫵
poland 🇵🇱
polar 🐻‍❄️
pole 💈 🎣
police 👮 🚓 🚔 🚨
polish 💅
polo 🤽
polynesia 🇵🇫
ponder 🤔
pondering 🤔
pong 🏓
poodle 🐩
pool 🎱 👙
poop 🪠
pop 🍿
popcorn 🍿
popper 🎉
popping 🍾
pork 🐷 🐖
porkchop 🥩
porous 🧽
porridge 🥣
portobello 🍄‍🟫
portugal 🇵🇹
poseidon 🔱
position 🧘
positive 🧲
post 🏣 🏤 📯
postal 📯
postbox 📮 📫 📪 📬 📭
pot 🍲 🍯 🪴 🫕 🫖
potable 🚰
potassium 🍌
potato 🥔 🍠
potsticker 🥟
potted 🪴
pouch 👝
poultry 🍗
pound 💷 👊
pounds 💷
pour 🫗
pouring 🫗
pouting 😾 🙎
power 🪫
powerlifting 🏋️
praise 🙌
prawn 🍤
pray 🤲 🙏 🛐
prayed 👏
prayer 📿 🤲
predator 🐯 🐅 🐆
pregnant 🤰 🫃 🫄 👶
present 🎁
preserver 🛟
press 💪
pretty 🥺 🦚 🦋
pretzel 🥨
previous ⏮️
pride 🌈
prince 🤴
princess 👸
print 👣 🫆 🐾
printer 🖨️
prints 🐾
privacy 🔏
private 🔒
prize 🏆 🪎
probing 🧑‍🦯 🧑‍🦯‍➡️ 👨‍🦯 👨‍🦯‍➡️ 👩‍🦯
professor 🧑‍🏫 👨‍🏫 👩‍🏫
prohibit 🙅
prohibited 🚫 🈲 🙈 🙉 🙊
projector 📽️
proof 🧾
prophecy 🥠
prosthetic 🦾 🦿
protect 🪬
protection 🥽 🪬
protest 🪧
proud 🥲 🥹 🦚
príncipe 🇸🇹
public 📢
puck 🏒
pudding 🍮
puerto 🇵🇷
pulled 👮
pulsating 💓
pulse 💗 💓 🫀
pump ⛽
pumpkin 🥧 🎃
punch ✊ 👊
punctuation ❣️ ‼️ ⁉️ ❓ ❔
punk 🧷
puppies 🐶
puppy 🥺 🐶
purity 🪷
purple 💜 🟣 🟪 💟 🪻
purse 👛 👜 👝
push 🫷 🫸
pushing 🫷 🫸
pushpin 📌 📍
putt 🏌️
puzzle 🧩
qatar 🇶🇦
quarter 🌓 🌗 🌛 🌜
queen 👸 👑
queer 🌈
quench 🧯
question ⁉️ ❓ ❔ 🙋
quick 🏃 🏃‍➡️
quiet 🫢 🤫 🤐 😶 🙊
rabbit 🐇 🐰
raccoon 🦝
race 🏃 🏃‍➡️
racehorse 🏇 🐎
racing 🏇 🏎️ 🏃 🏃‍➡️ 🐎
racquet 🎾 🏸
rad 😎 👌
radio 📻 🔘
radish 🫜
raft 🚣
rage 😠
rail 🚈
railway 🚃 🚞 🛤️ 🚟 🚂
rain ⛈️ 🌦️ 🌧️ ☔ 🌈
rainbow 🌈 🏳️‍🌈
raise 🙋
raised 🤨 🤚 ✋ ✊ 📫
raising 🙌 🙋
ram 🐏 ♈
ramadan 🌙 ☪️
ramen 🍜
ranch 🏠 🏡
rancher 🧑‍🌾 👨‍🌾 👩‍🌾
range 🏌️
rat 🐀
rattle 🪇
raven 🐦‍⬛
rawr 🦁
ray 🩻
rays ☀️
razor 🪒
reach 🫱 🫲
reading 📖 📗 📘 📙 📚
ready 🛄
real 🫀
realization 🤭
realize 💭
rebirth 🐦‍🔥
rebound 🪃
rebuild 👷
receipt 🧾
receive 📲 📨 📥
receiver 📞
record ⏺️ 🎥
recorder 🪈
recovering ❤️‍🩹
recreational 🚙
recuperating ❤️‍🩹
recycle ♻️
recycling ♻️
reef 🪸
reflection 🪞
reflector 🪞
refresh 🔃 🔄
refreshing 🍋‍🟩
refuse 🫷 🫸
regal 🫅
registered ®️
regret 🙇
reincarnation 🐦‍🔥
reinvent 🐦‍🔥
relationship 💑 👩‍❤️‍👨 👨‍❤️‍👨 👩‍❤️‍👩
relax 🤌 💆 🧖 🧘
relaxed ☺️ 😎
relaxing 💆
relief 😮‍💨 😌
relieved 😌 😥 🥲
religion ⛪ 🕌 🕍 ⛩️ 🕋
reload 🔃
reminder 🎗️
remodel 👷
renewal 🐦‍🔥
repair 👷
repairs 🔨
repeat 🔁 🔂
repercussion 🪃
reptile 🦎
republic 🇨🇫 🇩🇴
rescue ⛑️ 🛟
reserved 🈯
resist 🥹
resort ⛵
respect 🫡
respiration 🫁
restaurant 🍞 🍳 🍝 🍢 🍥
restroom 🚻 🚹 🚺 🚾
reverse ◀️ ⏪
revival 🐦‍🔥
revive 🐦‍🔥
revolving 💞 🚨
rewind ⏪
rewindershins 🔄
rex 🦖
rhinoceros 🦏
rhythm 🪘
ribbon 🎀 💝 🎗️
rica 🇨🇷
rice 🌾 🍘 🍙 🍚 🍛
rich 🧐 🪙 💰 💶
rickshaw 🛺
rico 🇵🇷
ride 🚲
riding 🏇 🚴 🚵
right 🗯️ 👉 🤜 🚶‍➡️ 🧎‍➡️
rightward 🫱 🫸
rightwards 🫱 🫸 🤜
ring 💍 🛟 🤼
ringed 🪐
ripe 🍎
ripped 💪
rise 🐦‍🔥 💹
river 🚣
roach 🪳
road 🛣️
roar 🦁
roasted 🍠
robot 🤖
rock 🪨 👊 🧑‍🎤 👨‍🎤 👩‍🎤
rocket 🚀 🧑‍🚀 👨‍🚀 👩‍🚀
rockets 🚀
rocks 🛘
rockstar 🧑‍🎤 👨‍🎤 👩‍🎤
rofl 😆 🤣 😂
roflcopter 🚁
roflmao 🤣 😂
roll 🧻 🥐
rolled 🗞️
roller 🎢 🛼 🧳
rolling 🤣 🙄
rolodex 📇
romance 🥰 😍 💌 💘 💙
romania 🇷🇴
romantic 😍 😘 💚
rook 🐦‍⬛
room 🧖 🚹 🚺
rooster 🐓
root 🫚 🫜
rope 🪢
ropeway 🚡
rose 🌹
rosette 🏵️
rotting 🪰
round 📍
roundhouse 🛖
router 🛜
row 🚣
rowboat 🚣
rowing 🚣
royal 🫅 🤴 👸 👑
royalty 🫅 🤴 👸 👑
rub 🧞
rucksack 🎒
ruckus 🫯
rugby 🏉
rule 📐
ruler 📏 📐
run 🏃 🏃‍➡️
rung 🪜
running 🏃 🏃‍➡️ 🎽 👟 💨
rush 🏃 🏃‍➡️
rushed 😰
russia 🇷🇺 🪆
rwanda 🇷🇼
réunion 🇷🇪
sacred ❤️‍🔥
sad 😥 😔 😪 😕 😟
safari 🦁
safety 🦺 🧷 🫆 🛟
sagittarius ♐ 🏹
sahara 🇪🇭
sailboat ⛵
sailing ⛵
sake 🍶
salad 🥗 🥬 🫜
salon 💆
salsa 💃 🕺 🍋‍🟩
salt 🧂
salty 🧂
salute 🖖 🫡
saluting 🫡
salvador 🇸🇻
samoa 🇼🇸 🇦🇸
san 🇸🇲
sand ⌛ ⏳
sandal 🩴 👡
sandals 🩴
sandwich 🥪 🇬🇸
santa 🎅 🤶 🧑‍🎄
sapling 🌱
sar 🇭🇰 🇲🇴
sarcasm 🫠 💁
sarcastic 🫠 🤌 💁
sari 🥻
sark 🇨🇶
sash 🎽
sasquatch 🫈
sassy 💁
satchel 🎒
satellite 🛰️ 📡
satisfied 😊
saturn 🪐
saturnine 🪐
sauce 🫙
saucer 🛸
saudi 🇸🇦
sauna 🧖
sauropod 🦕
sausage 🌭
save 🛟
saver 🛟
savor 😋
savoring 😋
saw 🪚
sax 🎷
saxophone 🎷
scale ⚖️ 🧗
scales 🧑‍⚖️ 👨‍⚖️ 👩‍⚖️ ⚖️ ♎
scared 🫢 🫣 😦 😧 😨
scarf 🧣
scary 😦 😧 👹 👻 🧛
scene ⏭️ ⏮️
schmear 🥯
scholar 🎓
school 🏫 🚌 🎒 📼 📔
science 🦠 🔍 🔎 🧪 🔬
scientist 🧑‍🔬 👨‍🔬 👩‍🔬 🥼
scissors ✂️
scoop 🪏
scooter 🛵 🛴
score 🎼 💯
scorpio ♏ 🦂
scorpion 🦂 ♏
scorpius 🦂 ♏
scotch 🥃
scotland 🏴󠁧󠁢󠁳󠁣󠁴󠁿
scowl 🙎
scream 😱
screamer 😱
screaming 😱
screw 🪛
screwdriver 🪛
scroll 📜
scuba 🤿 🥽
sea 🧜 🦭 🐚 🪸 🪼
seafood 🦞 🍢
seal 🦭
search 🔍 🔎
seat 💺 🪑
second 🥈
secret ㊙️ 🤭 🤐 😶 🙈
secure 🔐
security 🪪
see 🙈 👀 🧧
seedling 🌱
seeing 👀
selfie 🤳 📷
selling 🪝
semi 🚛
send 📩
senegal 🇸🇳
sent 📨 📩 📤
serbia 🇷🇸
serenity 🧘 🪷
serious 👔
seriously 💁
serpent 🐍 ⛎
serve 🍦
service 🐕‍🦺 🈂️
set 📐
settle 🏠 🏡
seven 🕖 🕢 7️⃣
sew 🪡
sewing 🪡 🧵
sexy 😉 💋 🫦
seychelles 🇸🇨
shade 😐 😏 🙄 😠
shades 😎
shadow 👤
shaka 🤙
shake 🙂‍↔️ 🫱 🫲 🤝 🪇
shaker 🧂 🪇
shaking 🫨 🙂‍↔️ 🙂‍↕️
shallow 🥘
shampoo 🧴
shamrock ☘️
shape 🧲
shark 🦈
sharp 🪒
shave 💈 🪒
shaved 🍧
sheaf 🌾
shears 💇
shedding 🌳
sheep 🐏 🐑
shell 🐚
shellfish 🦐
shelter 🛖
shh 🤫 🙉
shield 🛡️
shiitake 🍄‍🟫
shine 🌞
shining 💫 🌟
shinkansen 🚄 🚅
shinto ⛩️
shiny 💍
ship 🚢 🛳️ ⚓ 🔱
shipping 📦
shirt 🎽 👕 👔 👚
shock 🤭 🫢 🫨 🤦
shocked 🤯 😮 😲 🫪 😱
shoe 👞 👟 🥿 👠 🩴
shoes 🩰 👞 👟 👠 👢
shoo 🫳
shooting 🌠 💫
shopping 🛍️ 🛒 👕 👖 👗
shortcake 🍰
shorts 🩳
shot 🥃
shovel 🪏
shower 🚿
showing 🌍 🌎 🌏
shrimp 🦐 🍤
shrine ⛩️
shroom 🍄‍🟫
shrub 🪻
shrug 🤷
shrugging 🤷
shuffle 🔀
shush 🤫
shushing 🤫
shut 🤐
shuttlecock 🏸
shy 🫣 🪭
sick 😷 🤒 🤧 😵 💊
side 🍳
sierra 🇸🇱
sigh 😮‍💨
signal 🚥 🚦 📶
sikh 🪯
sikhism 🪯
silence 😶
silent 😶 🔇 🔕
silhouette 👤 👥 🗣️
silly 👻 🪿
silver 🩶 🥈 🪙 🪎
simple 🏠 🏡
sing 🎤
singapore 🇸🇬
singer 🧑‍🎤 👨‍🎤 👩‍🎤
single 🔂
sint 🇸🇽
sir 🫡
siren 🧜 🚨
sisters 👭
sit 🪑
six 🕕 🕡 🔯 6️⃣
skate 🛼 ⛸️ 🛹
skateboard 🛹
skater 🛹
skates 🛼
skating ⛸️
skeleton 🦴 🩻
skeptic 🤨
skeptical 🤨 🫤
skepticism 🤨
skewer 🍢 🍡
ski ⛷️ 🏂 🫕 🚠 🎿
skier ⛷️
skill 🤹
skills 🥷
skis 🎿
skull 🩻
skullcap 👲
skunk 🦨
sky 🩵
skydive 🪂
slap 🫷 🫸
slash 🔕
slate 🩶
slay 😎 🏆
sled 🛷
sledge 🛷
sleep 😪 😴 🥱 💤 🛌
sleeping 😴 😪 💤
sleepy 😪 🫩 😩 🥱 💤
sleigh 🛷
sleuth 🕵️
slice 🍕 🍰 🥧
slick 😏
slide 🛝 😉 🪊 📐
slider 🎚️
sliding 🛝
slightly 🙂 🙁
slipper 🥿
slot 🎰
sloth 🦥
slots 🎰
slovakia 🇸🇰
slovenia 🇸🇮
slow 🦥
slug 🐌
slurp 👅
sly 😏 🥷 🦝
small 🛩️ 🌤️ ◾ ◽ ▪️
smart 🤓 🧠
smartphone 🛜
smell 👃 🐽
smells 👃
smh 😒 🙈 🤦
smile 😼 😀 😃 😄 😁
smiley 🥲 😮‍💨 😵‍💫
smiling 😄 😁 🙂 😊 😇
smirk 😏
smirking 😏
smoke 😮‍💨 💨 🚫 🚭
smoking 🚭
smooch 😘 😗
smooches 😗 😚
sms 💬
smug 😏
snail 🐌
snake 🐍 ⛎
snap 🫰 📷
snapdragon 🪻
snare 🪤
sneaker 👟
sneeze 🤧 😫
sneezing 🤧
snicker 😏
snorkeling 🤿
snout 🐽
snow 🏔️ 🌨️ ⛄ ⛷️ 🏂
snowboard 🏂
snowboarder 🏂
snowflake ❄️
snowman ☃️ ⛄
soak 🧽
soap 🧼 🫧
soapdish 🧼
soar 🪽 🪁
sob 😭
soccer ⚽
socks 🧦
soda 🥤
soft 🍦 🥤 🔈
softball 🥎
software 🧑‍💻 👨‍💻 👩‍💻
soldier 🥷 🪖
solid 🪨
solidarity ✊
solomon 🇸🇧
somalia 🇸🇴
somersault 🤸
son 👦
soon 🔜
soothe 💆
sorcerer 🧙
sorceress 🧙
sorcery 🧙
sorry 😕 🙇
sort 🤏
sound 👂 🔇 🔈 🔉 🔊
soup 🍲 🍜
sour 🍋 🍋‍🟩
south 🇬🇸 🇰🇷 🇸🇸 🇿🇦 ⬇️
southeast ↘️
southern 🇹🇫
southwest ↙️
sow 🐖
soybean 🫛
spa 💆 🧖
space 👽 👾 🧑‍🚀 👨‍🚀 👩‍🚀
spade ♠️ 🪏
spaghetti 🍝
spain 🇪🇸
spanner 🛠️ 🔧
sparkle ❇️ 💖 🌟 🎇 ✨
sparkler 🎇
sparkles ✨
sparkling 💖 💍
speak 🙊 🗣️
speaker 🔇 🔈 🔉 🔊
speaking 🗣️
special 🩷 🩵 🩶
speculum 🪞
speech 💬 👁️‍🗨️ 🗨️
speechless 😶
speed 🚄 🏃 🏃‍➡️ 🚅
speedboat 🚤
spell 🧙
spice 🫚
spider 🕷️ 🕸️
spill 🫗 🫟
spin 🚲
spinning 🚲
spiny 🦔
spiral 😵‍💫 🐚 🗒️ 🗓️
spirit 😇
splatter 🫟
splayed 🖐️
split 🪓
spoked ✳️
sponge 🧽
spool 🧵
spoon 🥄 🥣
spore 🍄‍🟫
sport 🚙 🏇 🏂 🏄 🏊
sports 🏅 🥎 🥍
sportutility 🚙
spots 🦒
spouting 🐳
spring 🐝 🌸 🪻
springs ♨️
springtime 🌸
sprinkles 🧁
sprout 🌱 🍄‍🟫
spy 🥸 🕵️
square 🟥 🟧 🟨 🟩 🟦
squeeze 🪗
squeezebox 🪗
squid 🦑
squinting 😆 😝
squirrel 🐿️
sri 🇱🇰
stadium 🏟️
staff ⚕️
stain 🫟
stand 🧍
standing 🧍
star ⭐ 🤩 🌟 🌠 ✡️
stare 🫣
stars 🌃 💫 ⭐
states 🇺🇸
station 🚉 ⛽
statue 🗽 🗿
steak 🥩
stealth 🙊 🥷
steam 😤 🧖 🚂
steambath 🧖
steaming 🍜 ☕ ♨️
steamy 🧖
stein 🍺
step 🪜
stethoscope 🩺
stew 🍲
stick 🍢 🍡 🏑 🏒 🥍
stiletto 👠
sting 🪼
stinger 🪼
stink 🦨
stitches 🪡
stocking 🧦
stomp 🦶
stone 🥌 💎 🪨
stoneface 🗿
stop 🚏 🛑 ⏹️ 🖐️ ✋
stoplight 🚥 🚦
stopwatch ⏱️
store 🏪 🏬 🫙
straight 📏 😐 😑
straightedge 📏
strat 🎸
straw 🥤 🧃
strawberry 🍓
streamer 🎏
stress 😅 😟
stressed 😅 😟 😧
stride 🚶 🚶‍➡️
strike 🎳
string 🧵
stringed 🪕
stripe 🦓
stroke 🥵
stroll 🚶 🚶‍➡️
strong 💪 🦁
struck 🤩
stub 🎫
stubborn 🫏
student 🧑‍🎓 👨‍🎓 👩‍🎓
studio 🎙️
study 📚
stuffed 🥙 🫄 🧸
stuffy 🧐
stunned 😯
style 😎 💇
suave 😏
suburban 🏠 🏡
suburbia 🏠 🏡
subway 🚇
subzero 🥶
sucks 😔
suction 🪠
sudan 🇸🇩 🇸🇸
sudden 🤭
sugar 🧁
suit 🕴️ ♠️ ♥️ ♦️ ♣️
suitcase 🧳
sulk 🙎
summer 🍺 🚤
summon 🧙
sun ☀️ 🌞 ⛅ 🌤️ 🌥️
sunflower 🌻
sunglasses 🕶️ 😎
sunny 🍳 ☀️ 🌞
sunrise 🌅 🌄
sunscreen 🧴
sunset 🌇 🌆
sunshine 🌞
super 🏈
superhero 🦸
supernatural 🧛
superpower 🦸 🦹
supervillain 🦹
sure 😕 👌
surf 🏄 🌊
surfer 🏄 🌊
surfing 🏄 🌊
suriname 🇸🇷
surprise 🤭 🫢 🤨 🫨 😦
surprised 😟 😮 😯 🫪 😱
sushi 🍣
suspension 🚟
suspicious 😏
sutures 🪡
svalbard 🇸🇯
swag 😏 😎
swan 🦢
sweat 😅 😰 😓 😥 💧
sweating 🥵
sweden 🇸🇪
sweeping 🧹
sweet 🍠 😛 🩷 👌 🍡
swell 🏄
swerve 👐
swim 🏊 🛟 👙
swimmer 🏊
swimming 🏊 🤽 🥽
swimsuit 🩱 🩲 🩳
swirl 🍥
switzerland 🇨🇭
sword 🤺
swords ⚔️
symbols 🔣
sympathy 😮
synagogue 🕍
syria 🇸🇾
são 🇸🇹
table 🏓
tableware 🥄
tabs 📑
tache 🥸
taco 🌮
tada 🎉
taekwondo 🥋
tag 🏷️
tai 🍹
tailoring 🪡
taiwan 🇹🇼
tajikistan 🇹🇯
takeout 🥡
taking 🛀
tale 😇 👹 👺 👻 👽
talisman 🧿
talk 💬 🦜
tamale 🫔
tanabata 🎋
tangerine 🍊
tangled 🪢
tango 💃 🕺
tangy 🍋‍🟩
tanzania 🇹🇿
tao ☯️
taoist ☯️
tape 📼
target 🎯
tash 🥸
taste 😝 🧂
tasty 😋
taurus ♉ 🐂
taxi 🚕 🚖
tbt 📻 📷 📹
tea 🧋 ☕ 🫖 🍵
teacher 🧑‍🏫 👨‍🏫 👩‍🏫
teacup 🍵
teal 🩵
teapot 🫖
tear 🥲 📆 🤣 😂 😢
tears 😂 🥹 😹 😭
tease 😉
technologist 🧑‍💻 👨‍💻 👩‍💻
teddy 🧸
tee 🏌️
teeth 😀 😃 😁 🥶 🦷
tegh 🪯
telephone ☎️ 📞 📱 📲 📵
telescope 🔭
television 📺
tell 🫴
teller 🏧
temple 🛕 🕍
tempura 🍤
ten 🕙 🕥
tennis 🎾 🏓 👟
tension 💆
tent ⛺ 🎪
tentacles 🪼
tequila 🍋‍🟩
terrapin 🐢
terrestrial 🛸
territories 🇵🇸 🇹🇫
territory 🇮🇴
test 🧪
text 💬
thailand 🇹🇭
thanks 🙏 🫂
thanksgiving 🦃
theater 🎭
theatre 🎭
theme 🛝 🎡 🎢
therapist 🧑‍⚕️ 👨‍⚕️ 👩‍⚕️
therapy 💆
thermometer 🌡️ 🤒
thespian 🎭
think 💭
thinking 🤔
third 🥉
thirty 🕧 🕜 🕝 🕞 🕟
this ☝️
thong 🩴
thongs 🩴
thought 💭
thoughts 💭
thread 🧵 🪡
three 🕒 🕞 👌 🤟 3️⃣
throw ⛹️ 🤾
thumb 🫰 👍 👎
thumbs 👍 👎
thunder ⛈️ ⚡
thunderbolt ⚡
thunderstorm ⛈️
thx 🙏
tichel 🧕
tick ✅ ☑️ ✔️
ticket 🎫 🎟️
tickets 🎟️
tie 🪢 👔
tiger 🐅 🐯
tilted 🔍 🔎
timber 🪵
time 😥 ⌛ ⌚ ⏰ ⏱️
timer ⏲️ ⌛ ⏳
timor 🇹🇱
tipping 💁
tipsy 🥴
tire 🛞
tired 😫 😪 😴 🫩 😵
tmi 🙉
toadstool 🍄
toast 🍞
tobago 🇹🇹
toboggan 🛷
together 🤲 💏 👩‍❤️‍💋‍👨 👨‍❤️‍💋‍👨 👩‍❤️‍💋‍👩
togo 🇹🇬
toilet 🚽 🪠 🧻 🚹 🚺
toiletry 🪥
tokelau 🇹🇰
tokyo 🗼
tomato 🍅
tomé 🇸🇹
tonga 🇹🇴
tongue 👅 😛 😜 😝 🥵
tool 🏺 ⚓ 🔥 🔮 🔍
toolbox 🧰
tooth 🦷 🍫 🍬
toothbrush 🪥
top 🎩 🔝
tophat 🎩
toppings 🍄‍🟫
torch 🔦
tornado 🌪️
tortoise 🐢
toss 🤾
total ☯️
totally 😲
touched 🥲
tough 🪨
tournament 🤼
towels 🧻
tower 🗼
toy 🪀 🧸
trace 🫆
track 🛤️ ⏭️ ⏮️
trackball 🖲️
tracks 🔀
tractor 🚜
trade ™️
trademark ™️
tradesperson 🧑‍🔧 👨‍🔧 👩‍🔧
traffic 🚥 🚦 🚸 ⛔
train 🚆 🚄 🚅 🚂 🚃
trains 🚂
tram 🚊 🚋 🚃 🚎
tramway 🚡
trans 🌈
transform 🐦‍🔥
transgender ⚧️ 🏳️‍⚧️ 🌈
transparent 🪟
transportation 🛻
trap 🪤
trash 🗑️
travel 🚂 🚃 🚅 🚇 🚤
tray 📤 📥
treasure 🪎 🪙
treat 🧁
treatment 💆
tree 🌲 🌳 🌴 🪾 🎄
trend 💹 📈 📉
triangle 🔺 🔻 📐 ▶️ ⏭️
triangular 📐 🚩
triathlon 🏊
trident 🔱 🧜
trim 🪚
trinidad 🇹🇹
trip 🚞 📷 🛄
tristan 🇹🇦
triste 😢
triumph 😤
troll 🧌
trolley 🚋 🚎 🛒
trolleybus 🚎 🚃 🚊 🚋
trolling 🧌
trombone 🪊
troops 🫡
trophy 🏆
tropical 🐠 🍹 🦩 🌴 🍋‍🟩
tropics 🍹
trouble 😵‍💫
trousers 👖
truck 🛻 🚚 🚒 🚛
true 💯
truffle 🍄‍🟫
trumpet 🎺
trunk 🪾
truth 💯
tshirt 👕
ttfn 👋
ttyl 👋 👊
tub 🛀
tube 🧪
tuk 🛺
tulip 🌷
tumbler 🥃
tunisia 🇹🇳
turban 👳
turkey 🦃 🍗
turkmenistan 🇹🇲
turks 🇹🇨
turn 🛞
turnip 🫜
turtle 🐢
tusk 🦣
tuvalu 🇹🇻
tuxedo 🤵
twelve 🕛 🕧
twine 🪢
twins 🧑‍🤝‍🧑 👭 👫 👬 ♊
twist 🪢
twisted 🥨
twister 🌀
two 💕 🐫 🕑 🕝 2️⃣
typhoon 🌀
typing 💬
tyrannosaurus 🦖
türkiye 🇹🇷
ufo 👽 👾 🛸
uganda 🇺🇬
ugh 😒 🙄 🤌
ugly 🦢
uhh 😒
ukraine 🇺🇦
ultimate 🥏
umbrella ☂️ 🏖️ 🌂 ☔ ⛱️
umrah 🕋
unamused 😒 😐
unbelievable 😮
unbounded ♾️
uncomfortable 🫦
undead 🧛 🧟
under 🫩 🐨
underarm 🥎
undercover 👮
underwater 🫧
underwear 🩲 🩳
uneven 🥴
unhappy 😐 😑 😒 😧 😢
unicorn 🦄
uniform 🥋
unimpressed 😐 😑
union 🇪🇺
united 🇦🇪 🇬🇧 🇺🇳 🇺🇸
universal ♾️
unlock 🔓 🔑
unlocked 🔓
unlucky 🐈‍⬛
unreal 😮
unsure 🫤
unwind 🧖
uppercase 🔠
upset 😠 💢 🙍 🙎 🧂
upside 🙃
upward 💹 📈
upwards 🔼
uruguay 🇺🇾
utility 🚙
uzbekistan 🇺🇿
vacancy 🈳 🈵
valentine 💌 💘 💝 🌹
valuables 🪎
vampire 🧛 🦇
van 🚐
vanuatu 🇻🇺
vat 🪣
vatican 🇻🇦
vcr 📼
vegetable 🫜 🍅 🥔 🥕 🫑
vegetarian 🍄‍🟫 🫜
veggie 🫛 🍄‍🟫
vehicle 🚙 🚝 🚌 🚐 🚑
veil 👰
venezuela 🇻🇪
verde 🇨🇻
versus 🆚
vertical 🚦 🔃 ⏸️
vertically 🙂‍↕️
vest 🦺
vhs 📼
vibrate 🫨
vibration 📳
vice 🗜️
victory ✌️ 🏆
vicuña 🦙
video 🎮 📹 🕹️ 📻 📽️
videocassette 📼
videogame 🕹️
vietnam 🇻🇳
view 🪟
viewer 🫵
viewing 🎑
villain 🦹
vincent 🇻🇨
violet 🪻
violin 🎻
virgin 🇻🇬 🇻🇮
virgo ♍ 👧
virus 🦟 🦠
vitamin 🍊 💊
voip 📞
volcano 🌋
volleyball 🏐
voltage ⚡
volume 🔈 🔉 🔊
vulcan 🖖
vulnerable 🫪
wacky 😜
waffle 🧇
wait 🫷 🫸
waiting ⏳ ⏰
wales 🏴󠁧󠁢󠁷󠁬󠁳󠁿
walk 🚶 🚶‍➡️ 👣
walking 🚶 🚶‍➡️ 🧟
wall 🧱
wallis 🇼🇫
wand 🪄
waning 🌖 🌘
war 🥷 🪖
warning ⚠️
warrior 🪖
waste 🗑️
wastebasket 🗑️
watch ⌚ 🙈
water 🤽 🐃 🌊 🚰 🚾
watermelon 🍉
waterpolo 🤽
wave 🌊 👋
waves 🏄
waving 👋
wavy 〰️ 🥴
waxing 🌒 🌔
way 🌌 🤯 😲
wealth 🪎
wealthy 🧐
weapon 🏺 ⚔️ 🪃 🏹 🛡️
wearing 👳
weary 😩 🙀 🫩
weather 🌡️ ☀️ 🌞 ☁️ ⛅
web 🕸️ 🌐
wedding 💒 🤵 👰 💍 💎
wedge 🧀
weekend 👕 👖
weight 🏋️ ⚖️
weightlift 💪
weightlifter 🏋️
weights 🏋️
weird 😒
weirdo 😜
welding 🥽
well ❤️‍🩹 👏
west ⬅️
western 🇪🇭
whale 🐋 🐳 🫍
what 🤨 😳 😦 😧 🤌
whatever 😝 😐 😑 🫥 😒
wheat 🍞
wheel 🛞 🎡 ☸️
wheelchair 🧑‍🦼 🧑‍🦼‍➡️ 👨‍🦼 👨‍🦼‍➡️ 👩‍🦼
wheels 🛹
where 🏠 🏡
whew 😥
whine 🙎
whirlwind 🌪️
whiskers 🧔
whiskey 🥃
whisky 🥃
whisper 😮‍💨
whistle 😮‍💨
who 🤷
whoa 🫨 😵‍💫 😮 😯
whoops 🤭
why 🥺
wifi 🛜
wild 🥦
wildcard 🃏
wilted 🥀
win 😎 🌟 🏆 👑 💰
wind 🍃 🌬️ 🎐
window 🪟
wine 🍷
wing 🪽
wings 💸 🧚
wink 😉 😜
winking 😉 😜
winks 😉
winner 🏅
winning 🏆
winter 🪾
wireless 🛜
wise 🧓 👴 👵 🦉
wisent 🦬
wish 🤲
wishbone 🦴
wishes 🧞
witch 🧙 🪄 🧹
witness 👁️‍🗨️
wizard 🧙 🪄
wlan 🛜
woah 😵‍💫 😯 😱
wolf 🐺
won 😤
wonder 💭
wondering 🤔
wood 🪵 🪾 🪓
woodwind 🪈
woodwose 🫈
woohoo 🎉 🎊
wool 🐑 🦙
wooly 🦣
woozy 🥴 😵‍💫
work 👷
worker 🧑‍⚕️ 👨‍⚕️ 👩‍⚕️ 🧑‍🏭 👨‍🏭
workout 🏋️
world 🗺️ 🌍 🌎 🌏 🌐
worldwide 🌐
worm 🪱
worried 😟 😨 🫦
worry 😟 🫦
worship 🛐
wow 🤩 🫨 😮 😳 😦
wrap 🌯
wrapped 🎁 🫔
wrapper 🍬
wrench 🔧 🛠️
wrestle 🫯 🤼
wrestling 🤼
write ✍️
writing ✍️ 📔
wry 😼
wtv 🫥 🫤
xmas 🎅 🤶 🧑‍🎄
xoxo 😍 😘 😗 😚 💝
xray 🩻
yacht ⛵
yang ☯️
yarn 🧶
yawn 😴 🥱
yawning 🥱
yay 😃 👏
yellow 💛 🟡 🟨 🚕 🚖
yemen 🇾🇪
yen 💴 💹
yeti 🫈
yikes 😰 😓
yin ☯️
yinyang ☯️
yoga 🧘
yogi 🧘
yolo 😜 😝 ⏳ 🎆
york 🗽
you 🤟 🥰 😘 😗 😮
young 👶 🧒 👦 👧 🌱
younger 🧒 👦 👧
yum 😋 🍴
yummy 😋 🍴
yup 💯
yurt 🛖
yuèbǐng 🥮
zambia 🇿🇲
zany 🤪
zap ⚡
zealand 🇳🇿
zebra 🦓
zen 😌 🧘
zero 📥 0️⃣
zest 🍋‍🟩
zimbabwe 🇿🇼
zip 🤐 🤌
zipper 🤐
zodiac 👧 🦁 🐂 🐏 🐐
zombie 🧟
zoo 🐅 🐆 🐃 🐏 🐊
zoom 🏎️
zzz 💤 😴 🥱 🛌
zōri 🩴
åland 🇦🇽
`;
