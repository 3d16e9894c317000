/** A comment without a response, as the database returns it. */
export const testCommentRow = {
  id: "1",
  post_id: null,
  post_content: null,
  comment: "Lovely",
  is_responded: false,
  response: null,
  responded_at: null,
  is_automatic: false,
  failure: null,
  created_at: "2026-06-10T10:00:00.000Z",
};
