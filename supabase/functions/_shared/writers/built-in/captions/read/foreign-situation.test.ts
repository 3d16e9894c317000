import assert from "node:assert/strict";
import { readBrief } from "../../../../domain/captions/brief/read.ts";
import { foreignSituation } from "./foreign-situation.ts";
import type { Situation } from "./situations.ts";

const situations: Record<string, Situation | null> = {
  "perdi o ônibus": "mishap",
  "bici robada": "mishap",
  "Stromausfall im Laden": "mishap",
  "pain au chocolat ou chocolatine ?": "choice",
  "¿té o café?": "choice",
  "leve 3 pague 2 em sabonetes": "offer",
  "plus que deux places pour l'atelier": "booking",
  "noch zwei Plätze im Töpferkurs": "booking",
  "Verkäuferin gesucht": "hiring",
  "vagas abertas para vendedora": "hiring",
  "apriamo il nostro secondo negozio": "opening",
  "abrimos los domingos": "hours",
  "mi hija dio sus primeros pasos": "achievement-child",
  "primeiro dia de aula do meu filho": "achievement-child",
  "corrí mis primeros 10 km": "achievement",
  "10 Jahre verheiratet": "milestone-years",
  "gâteau d'anniversaire": "birthday",
  "ma grand-mère me manque": "longing",
  "mi manca l'estate": "longing",
  "on déménage à Lyon": "story",
  "j'ai été promue": "achievement",
  cansada: null,
  "enfin les vacances": null,
  "vaga-lume": null,
  "segunda-feira": null,
};

Deno.test("what keywords in five languages announce, tell or ask", async () => {
  for (const [keyword, situation] of Object.entries(situations)) {
    const brief = await readBrief({ keyword, tone: null, locale: null });
    assert.equal(foreignSituation(brief), situation, keyword);
  }
});
