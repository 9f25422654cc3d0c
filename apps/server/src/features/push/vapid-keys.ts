/**
 * The keys of this platform with which push services recognise it (RFC 8292), base64url. `subject`: where a push service reaches the
 * operator, `mailto:` or `https:`.
 */
export type VapidKeys = { publicKey: string; privateKey: string; subject: string };
