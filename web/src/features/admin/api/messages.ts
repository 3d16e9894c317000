import { receivedMessagePage } from "@contract/wire/messages.ts";
import * as operations from "@contract/wire/operations.ts";
import { messageTexts } from "../admin-texts.ts";
import { adminList } from "./admin-list.ts";

export const receivedMessages = adminList({
  name: "messages",
  operation: operations.adminListMessages,
  schema: receivedMessagePage,
  failed: messageTexts.fetchFailed,
});
