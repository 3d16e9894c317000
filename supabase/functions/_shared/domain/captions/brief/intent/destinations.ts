/** Places to travel to whose names neither the grammar nor the dictionary knows, in lower case. */
export const destinations: ReadonlySet<string> = new Set(
  `santorini|positano|amalfi|amalfi coast|marrakech|marrakesh|lisboa|sevilla|bali|ibiza|mallorca|menorca|tenerife|lanzarote|
  mykonos|paros|naxos|milos|napoli|firenze|venezia|roma|milano|torino|bologna|capri|cinque terre|sardinia|sicily|puglia|
  lake como|lake garda|tuscany|malaga|málaga|valencia|granada|ronda|san sebastian|bilbao|cartagena|medellin|medellín|cusco|
  machu picchu|patagonia|oaxaca|tulum|cancun|cancún|playa del carmen|puerto vallarta|cabo|sayulita|aspen|vail|breckenridge|
  sedona|zion|yosemite|yellowstone|joshua tree|big sur|napa|sonoma|tahoe|lake tahoe|palm springs|santa barbara|key west|
  savannah|charleston|nashville|new orleans|asheville|cape cod|nantucket|martha's vineyard|the hamptons|hamptons|bar harbor|
  banff|jasper|whistler|tofino|quebec city|québec|lofoten|tromso|tromsø|bergen|hallstatt|zermatt|interlaken|grindelwald|
  lauterbrunnen|lucerne|annecy|chamonix|cannes|nice|saint-tropez|st tropez|provence|bordeaux|biarritz|colmar|alsace|bruges|
  brugge|giethoorn|dubrovnik|split|hvar|kotor|ljubljana|lake bled|corfu|crete|rhodes|zakynthos|kefalonia|cappadocia|pamukkale|
  petra|wadi rum|luxor|zanzibar|kigali|cape town|capetown|kruger|mauritius|seychelles|maldives|phuket|krabi|koh samui|
  koh phangan|koh lanta|chiang mai|ubud|canggu|lombok|nusa penida|gili islands|nara|hakone|kanazawa|okinawa|jeju|busan|hoi an|
  ha long bay|luang prabang|angkor wat|siem reap|palawan|el nido|siargao|boracay|sydney|byron bay|queenstown|rotorua|fiji|
  bora bora|tahiti|maui|oahu|kauai|waikiki|disneyland|disney world|disneyworld|sintra|algarve|lagos|madeira|azores|cornwall|
  cotswolds|lake district|skye|isle of skye|edinburgh|galway|cliffs of moher|reykjavik|dolomites|lake annecy|salzburg|
  innsbruck|tallinn|riga|vilnius|krakow|kraków|gdansk|porto|evora|faro|brighton|whitby|margate`
    .split("|")
    .map((name) => name.trim()),
);
