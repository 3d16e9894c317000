import { expect, test } from "vitest";
import { allowedHosts } from "./functions-network.ts";

test("the functions reach what their environment names and nothing else on this machine", () => {
  const hosts = allowedHosts({
    SUPABASE_URL: "http://127.0.0.1:4000",
    OPENAI_BASE_URL: "https://models.example/v1",
    SMTP_HOST: "mail.example",
    OPENAI_API_KEY: "sk-1",
  });
  expect(hosts).toContain("127.0.0.1:4000");
  expect(hosts).toContain("models.example:443");
  expect(hosts).toContain("mail.example:587");
  expect(hosts.filter((host) => host.startsWith("127.0.0.1")).sort()).toEqual(["127.0.0.1:0", "127.0.0.1:4000"]);
});
