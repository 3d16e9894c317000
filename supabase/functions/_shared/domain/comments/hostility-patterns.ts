/** What attacks, advertising, threats, insults and calls for help look like. */

export const injection: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass|skip)\b.{0,60}\b(instructions?|rules?|prompts?|above|previous|guidelines?|restrictions?|everything)\b/isu,
  /\b(system|developer|hidden|initial) ?(prompt|message|instructions?)\b/iu,
  /\b(print|show|reveal|repeat|output|leak|dump|send|tell|give|post|say|write|reply|respond|answer)\b.{0,40}\b(keys?|secrets?|tokens?|passwords?|credentials?|env(ironment)?( variables?)?|prompts?|instructions?|source code)\b/isu,
  /\b(you are|you're|act as|pretend (to be|you))\b.{0,30}\b(now|an? (ai|bot|assistant|language model|unrestricted)|dan|admin)\b/isu,
  /\b(reply|respond|answer|repeat|say|write|print|output)\b.{0,20}\b(only|exactly|verbatim|nothing but|after me|the (following|word|phrase|sentence))\b/isu,
  /<\/?\s*(system|assistant|user|instructions?|im_start|im_end)\b|\[\/?(inst|system)\]|<\||(^|\n)\s*(system|assistant|developer)\s*:/iu,
  /\b(jailbreak|prompt injection|developer mode|sudo|rm -rf|drop table|api[ _-]?key)\b/iu,
  /\b(ignorier\w*|vergiss|ignora|ignorez?|oublie[zr]?|olvida|dimentica\w*|esque[cç][ae]\w*)\b.{0,50}\b(anweisung\w*|regeln|instruc\w+|instrucciones|consignes|istruzioni|reglas|instruções|regole)\b/iu,
  // The same instructions in scripts without spaces or Latin letters.
  /忽略|无视|無視|忘记|忘れて|系统提示|系統提示|密钥|密鑰|プロンプト|キーを|지시.{0,10}(무시|잊)|무시하고|프롬프트|игнорир\p{L}*|забудь.{0,40}(инструкц|правил)|системн\p{L}+ промпт|تجاهل|التعليمات السابقة/iu,
  // Instructions to write something other than a response.
  /^(please |now |just |ok,? |hey,? )*(respond|reply|answer|say|type|print|write|output|repeat|echo|translate|decode|confirm|announce)\b(?! (to (me|my|us|this|the)|me\b|back\b|us\b|soon\b|please\b|in (the|your) (comments?|dms?)))/iu,
  /\b(respond|reply|answer) (only )?(with|in the voice|like a)\b|\b(make|let) (the|your) (reply|answer|response)\b|\bfrom now on\b|\bnew (task|instructions?|role|rule)s?\s*:|\bdecode\b.{0,60}\bfollow\b|\bwhat were you told\b|\bdebug mode\b|\btell (everyone|everybody|people|them) (that|the|our|your)\b/iu,
  /<\/?(script|iframe|img|svg|style)\b|\{\{.{0,80}\}\}|\$\{.{0,80}\}|\bos\.environ\b|\bprocess\.env\b|\bselect\b.{1,40}\bfrom\b.{1,40}\b(users?|accounts?|passwords?|profiles)\b/iu,
  // Requests for an agreed sign, and instructions about the words of the response.
  /\b(code ?words?|codew[oö]rt\w*|pass ?phrases?|trigger words?|secret (words?|phrases?|codes?)|palabras? secretas?|mots? secrets?)\b/iu,
  /\b(include|use|mention|put|add|insert|drop)\b.{0,40}\b(in|into|to|at the (end|start) of) (your|each|every) (next )?(reply|response|answer)\b/iu,
  /\b(start|begin|end|finish|close)\b.{0,15}\b(your|each|every) (next )?(reply|response|answer)\b/iu,
  /\b(when|if|before) you (reply|respond|answer)\b.{0,40}\b(use|write|say|only|include|start|add)\b/iu,
  // Questions about the machine and about what it was given.
  /\b(summari[sz]e|paraphrase|quote|recite)\b.{0,40}\b(above|before|instructions?|prompt|context|conversation)\b/iu,
  /\b(which|what) (ai |language )?model (are you|is this|do you)\b|\btemperature setting\b|\bknowledge cutoff\b/iu,
];

export const link: readonly RegExp[] = [
  /\bhttps?:\/\/|\bwww\.|\b(?:bit\.ly|t\.me|wa\.me|tinyurl\.\w+|linktr\.ee|discord\.gg)\b/iu,
  /\b[\p{L}\p{N}-]{2,}\.(?:com|net|org|io|co|info|biz|xyz|top|shop|store|site|online|club|link|click|live|app|ru|cn|tk|ly|me)\b(?!\p{L})/iu,
  /\b[\p{L}\p{N}-]{2,}\s?(?:\[\.\]|\(\.\)|\s\.\s)\s?(?:com|net|org|io|co|me|ru|cn|xyz|shop|site)\b|\b(?:t|wa|bit)\s?\.\s?(?:me|ly)\s?\/|\bwww\s+\w{2,}/iu,
  /\b(whats ?app|telegram|signal|call|text)\b.{0,20}\+?\d[\d\s().-]{6,}|\blink in (my )?bio\b|\b(earn|make|win)\b.{0,15}[$€£]\s?\d/iu,
  /\b(hxxps?|\w+\s*(?:\(dot\)|\[dot\]|\sdot\s)\s*(?:com|net|org|io))\b/iu,
  /\b(dm|message|text|whatsapp|telegram)\b.{0,30}\b(me|us|@\w+|\+?\d{6,})\b.{0,60}\b(promo\w*|earn|invest\w*|profit|crypto|bitcoin|followers|collab\w*|deal)\b/isu,
  /\b(?<!how (?:do|can|did|should|to) (?:(?:i|we|you|people) )?)(buy|get|free|cheap)\b.{0,20}\b(followers|likes|crypto|bitcoin|casino)\b|\bcheck (out )?my (bio|profile|page|link)\b|\bfollow (?:me|4|for) ?(?:back|follow)\b|\bi follow (?:everyone|back)\b|\bno prescription\b|\b(?:cheap|buy) (?:meds|pills|viagra|replicas?)\b|\bbit\.\w+\/\w+/iu,
  // Offers of money, of followers and of company, and the wish to be written to elsewhere.
  /^(?![^]*\b(?:support|please|pls|can you|could you|my (?:account|order|payment|login))\b)[^]*\b(?:dm|pm|inbox) (?:me|us|now)\b|\b(?:whats ?app|telegram) me\b|\b(?:write|contact|reach|join|text|message|find|add|hit)\b.{0,20}\b(?:on|via|in|my|our) (?:whats ?app|telegram)\b/iu,
  /\b(?:passive income|easy money|quick cash|financial freedom|forex|spell ?caster|onlyfans|hot (?:pics|girls|singles)|(?:trading|crypto) signals|crypto (?:investment|trading)|guaranteed (?:returns?|profits?)|double your (?:money|bitcoin|income)|recover(?:ed)? (?:my |your )?(?:lost )?(?:funds|crypto|bitcoin)|instant loans?|loans? (?:available|without))\b/iu,
  /\b(?:earn|earning|make|making)\b.{0,25}\d.{0,25}\b(?:from home|online|with crypto|ask me|working (?:two|2|a few) hours)\b|\b\d+ ?k?\+? (?:real |active |instant |new )*(?:followers|likes|views|subs|subscribers)\b.{0,20}(?:[$€£]|\bcheap\b)|\bpromote (?:it|this|your \w+) (?:on|with|at)\b|\bsend (?:this|it|your \w+) to @/iu,
  /(?<!\p{L})(?:gana|ganar|verdien\p{L}*|gagne[rz]?|guadagn\p{L}*|ganhe|ganhar)(?!\p{L}).{0,30}(?:\d.{0,3}[€$£]|[€$£]\s?\d|\d (?:euros?|dólares|dollari|reais))|(?<!\p{L})(?:seguidores (?:baratos|gratis|grátis)|follower (?:kaufen|gratis|günstig)|(?:günstige|billige) follower|abonnés (?:pas chers|gratuits)|compr\p{L}+ seguidores)(?!\p{L})/iu,
];

export const threat =
  /\b(kill|hurt|shoot|stab|beat|burn|rape|hang)\s+(you|u|ya|your (family|kids?|team))\b|\b(will|['’]ll|gonna|going to)\s+find\s+(you|u|ya)\b|\bi (know|found) where you (live|work)\b|\byou('re| are)? (going to|gonna|will) (die|regret|pay)\b|\b(hope|wish) (that )?(you|u|ya)( all)? (die|burn|rot|suffer)\b|\bdie in a\b|\brot in hell\b|\b(kys|kill yourself|go die)\b/iu;
export const distress =
  /\b(kill(ing)? myself|end(ing)? (my life|it all)|suicid\w*|want(ed)? to die|self[ -]?harm\w*|hurt(ing)? myself|don.?t want to live)\b/iu;
export const insult =
  /\b(idiots?|idiotic|morons?|stupid|dumb(ass)?|losers?|trash|garbage|scam(mers?)?|frauds?|pathetic|crap(py)?|shit\w*|bullshit|f+u+c+k\w*|fck\w*|stfu|wtf|assholes?|bastards?|bitch\w*|dicks?|sucks?|suck|worst|hate (you|u|this)|disgusting|clowns?|shut up|liars?|go to hell|screw you|arschloch|hurensohn|betr[uü]ger|abzocker|wichser|missgeburt|imb[eé]cil\w*|gilipollas|cabr[oó]n|puta|stronz[oi]|coglione|scheisse|idioten?|putain|merde|connard|pendejos?|mierda)\b/iu;
