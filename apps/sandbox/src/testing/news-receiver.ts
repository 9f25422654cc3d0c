import type { Post } from '../couriers/post.ts';

export type Received = { url: string; headers: Readonly<Record<string, string>>; raw: string; body: Readonly<Record<string, unknown>> };

/** A shop's end of the line: keeps what couriers send, and answers as told. */
export function newsReceiver() {
  const received: Received[] = [];
  let status = 200;
  const post: Post = async (url, headers, raw) => {
    received.push({ url, headers, raw, body: JSON.parse(raw) as Received['body'] });
    return status;
  };
  return { post, received, answerWith: (next: number) => void (status = next) };
}
