import { freeCaptionsPerDay, variationsFree } from "@contract/rules/quota.ts";
import { platforms } from "@contract/rules/platforms.ts";
import { ExamplePost } from "./example-post.tsx";

const points = [
  {
    title: "It fits where you post",
    text: `Counted the way each platform counts: ${platforms.x.lengthMax} weighted characters on X, ${platforms.instagram.hashtagsMax} hashtags on Instagram and TikTok, the fold of the feed in view.`,
  },
  {
    title: "Different takes to choose from",
    text: `With a free account, ${variationsFree} for each keyword: a question, an observation, a small story. Add a photo, set how many emoji and hashtags you want, or leave both to the writer.`,
  },
  {
    title: `${freeCaptionsPerDay} captions a day for free`,
    text: "Only what you get is counted. An attempt that fails or that you cancel costs nothing.",
  },
];

export function Headline() {
  return (
    <div>
      <h1 className="text-[min(2.5rem,10vw)] sm:text-5xl lg:text-6xl lg:leading-[1.02]">
        One keyword in.
        <br />A caption that{" "}
        <span className="relative whitespace-nowrap">
          fits.
          <svg
            viewBox="0 0 120 14"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute -bottom-[0.16em] left-0 h-[0.22em] w-full overflow-visible"
            fill="none"
          >
            <path
              d="M2 9c18-8 34 4 52 0s26-6 40-2 16 3 24 1"
              className="stroke-primary"
              strokeWidth="4"
              strokeLinecap="round"
            />
          </svg>
        </span>
      </h1>
      <p className="mt-5 max-w-lg text-[1.0625rem] text-muted-foreground sm:text-lg">
        Posts for {platforms.instagram.label}, {platforms.facebook.label}, {platforms.tiktok.label} and{" "}
        {platforms.x.label} that keep to the platform's own rules, ready to paste and publish.
      </p>
    </div>
  );
}

export function Showcase() {
  return (
    <section
      aria-label="What you get"
      className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:items-center"
    >
      <ExamplePost />
      <ul className="flex flex-col gap-5">
        {points.map(({ title, text }) => (
          <li key={title} className="border-l-2 border-primary pl-4">
            <h2 className="text-lg">{title}</h2>
            <p className="mt-1 text-[0.9375rem] text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
