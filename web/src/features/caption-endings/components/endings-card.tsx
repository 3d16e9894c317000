import { Button } from "@/components/ui/button.tsx";
import { Card, CardDescription, CardFooter, CardHeader, CardTitle } from "@/components/ui/card.tsx";
import { openEndings } from "@/lib/caption-endings.ts";
import { endingsTexts } from "../endings-texts.ts";

/** Leads to the hashtag sets and the signature. */
export function EndingsCard() {
  return (
    <Card aria-labelledby="endings-title">
      <CardHeader className="pb-5">
        <CardTitle id="endings-title">{endingsTexts.title}</CardTitle>
        <CardDescription>{endingsTexts.cardIntro}</CardDescription>
      </CardHeader>
      <CardFooter>
        <Button
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => {
            openEndings();
          }}
        >
          {endingsTexts.manage}
        </Button>
      </CardFooter>
    </Card>
  );
}
