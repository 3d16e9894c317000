import { App, SmtpEmailDriver, type EmailDriver } from "@supabase/lite";
import type { createPostgresConnection } from "@supabase/lite/postgres";
import { existsSync } from "node:fs";
import { authPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { fromRoot } from "../../command/paths.ts";
import { textFromHtml } from "../mail/mail-text.ts";
import { noteMail } from "./mails-of-call.ts";
import { FileStorage } from "./storage-files.ts";
import type { SupabaseOptions } from "./supabase-options.ts";

const mailSubjects = {
  recovery: "Reset your Caption Kite password",
  confirmation: "Confirm your email address",
} as const;

function mailTemplates(): Record<string, { subject: string; content_path: string }> {
  return Object.fromEntries(
    Object.entries(mailSubjects)
      .map(([name, subject]) => [name, { subject, content_path: fromRoot(`supabase/templates/${name}.html`) }] as const)
      .filter(([, template]) => existsSync(template.content_path)),
  );
}

/** Sends the auth server's mail: to the mailbox without SMTP settings. Every message has a text. */
export function emailDriver({ smtp, mailbox }: SupabaseOptions): EmailDriver {
  const driver: EmailDriver =
    smtp === null
      ? mailbox
      : new SmtpEmailDriver({
          host: smtp.host,
          port: smtp.port,
          user: smtp.user,
          pass: smtp.password,
          from: smtp.from,
          secure: smtp.port === 465,
        });
  return {
    send(message) {
      noteMail();
      return driver.send({ ...message, text: message.html ? textFromHtml(message.html) : message.text });
    },
  };
}

/** The providers of social sign-in, as the auth server is configured with them. */
function externalProviders({ social, siteUrl }: SupabaseOptions) {
  return Object.fromEntries(
    Object.entries(social).map(([name, { clientId, secret }]) => [
      name,
      { enabled: true, client_id: clientId, secret, redirect_uri: `${siteUrl}${authPath}/callback` },
    ]),
  );
}

interface AppParts {
  connection: ReturnType<typeof createPostgresConnection>;
  auth: { confirmations: boolean };
  email: EmailDriver;
  /** Whether it serves Supabase's Studio instead of the API. */
  studio: boolean;
}

/** Supabase's API, or its Studio, as an app that is not started yet. */
export function createApp(options: SupabaseOptions, { connection, auth, email, studio }: AppParts): App {
  const app = new App({
    connection,
    api: { schemas: ["public"], external_url: options.siteUrl },
    auth: {
      enabled: true,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`],
      jwt_secret: options.keys.jwtSecret,
      jwt_expiry: 3600,
      publishable_key: options.keys.publishableKey,
      secret_key: options.keys.secretKey,
      enable_signup: true,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      minimum_password_length: 6,
      email: { enable_confirmations: auth.confirmations, otp_length: 10, template: mailTemplates() },
      external: externalProviders(options),
    },
    storage: { enabled: true, file_size_limit: "10MiB" },
    studio: { enabled: studio },
    options: { server: { disableStudio: !studio, admin: studio }, drivers: { email } },
  });
  app._storageAdapter = new FileStorage(`${options.dataDir}/storage`);
  return app;
}
