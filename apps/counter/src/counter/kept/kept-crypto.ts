/** Bytes that only the holder of a key reads (AES-GCM). */
export type Sealed = { iv: ArrayBuffer; data: ArrayBuffer };
/** Bytes that only the holder of a private key reads. `sender`: the public key of one use. */
export type SealedFor = Sealed & { sender: ArrayBuffer };
/** The key pair of a person; only their PIN and the key of the device open `lockedKey`. */
export type PersonKeys = { salt: ArrayBuffer; publicKey: ArrayBuffer; lockedKey: Sealed };

/** Rounds of PBKDF2 with SHA-256 for a PIN. docs/decisions/0149-orders-kept-on-a-device.md. */
export const pinRounds = 600_000;

const gcm = 'AES-GCM';
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const pairUse = ['deriveBits'] as const;
const { subtle } = crypto;

const randomBytes = (length: number): ArrayBuffer =>
  crypto.getRandomValues(new Uint8Array(length)).buffer;

async function seal(key: CryptoKey, data: BufferSource): Promise<Sealed> {
  const iv = randomBytes(12);
  return { iv, data: await subtle.encrypt({ name: gcm, iv }, key, data) };
}

/** @throws if the key is another one. */
const unseal = (key: CryptoKey, { iv, data }: Sealed): Promise<ArrayBuffer> =>
  subtle.decrypt({ name: gcm, iv }, key, data);

const aesKey = (raw: ArrayBuffer): Promise<CryptoKey> =>
  subtle.importKey('raw', raw, gcm, false, ['encrypt', 'decrypt']);

/** Returns the key of a device. No script reads its bytes. */
export const createDeviceKey = (): Promise<CryptoKey> =>
  subtle.generateKey({ name: gcm, length: 256 }, false, ['encrypt', 'decrypt']);

async function pinKey(pin: string, salt: ArrayBuffer): Promise<CryptoKey> {
  const typed = await subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const rule = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: pinRounds };
  return aesKey(await subtle.deriveBits(rule, typed, 256));
}

/** Creates the key pair of a person behind their PIN and the key of the device. */
export async function createPersonKeys(pin: string, device: CryptoKey): Promise<PersonKeys> {
  const salt = randomBytes(16);
  const pair = await subtle.generateKey(curve, true, pairUse);
  const privateKey = await subtle.exportKey('pkcs8', pair.privateKey);
  const locked = await seal(await pinKey(pin, salt), privateKey);
  const packed = new Uint8Array([...new Uint8Array(locked.iv), ...new Uint8Array(locked.data)]);
  return {
    salt,
    publicKey: await subtle.exportKey('raw', pair.publicKey),
    lockedKey: await seal(device, packed),
  };
}

/** Opens the key of a person; null: the PIN is wrong, or the keys are of another device. */
export async function openPersonKey(
  { salt, lockedKey }: PersonKeys,
  pin: string,
  device: CryptoKey,
): Promise<CryptoKey | null> {
  const key = await pinKey(pin, salt);
  try {
    const packed = await unseal(device, lockedKey);
    const bytes = await unseal(key, { iv: packed.slice(0, 12), data: packed.slice(12) });
    return await subtle.importKey('pkcs8', bytes, curve, false, pairUse);
  } catch {
    return null;
  }
}

async function sharedKey(own: CryptoKey, other: CryptoKey, sender: ArrayBuffer) {
  const bits = await subtle.deriveBits({ name: 'ECDH', public: other }, own, 256);
  const base = await subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
  const rule = { name: 'HKDF', hash: 'SHA-256', salt: sender, info: new Uint8Array(0) };
  const use = ['encrypt', 'decrypt'] as const;
  return subtle.deriveKey(rule, base, { name: gcm, length: 256 }, false, use);
}

const publicKeyOf = (raw: ArrayBuffer): Promise<CryptoKey> =>
  subtle.importKey('raw', raw, curve, false, []);

/** A new key of the kept orders, and its bytes sealed for each of these public keys. */
export async function createDataKey(
  publicKeys: readonly ArrayBuffer[],
): Promise<{ key: CryptoKey; sealed: readonly SealedFor[] }> {
  const raw = randomBytes(32);
  const sealed = await Promise.all(
    publicKeys.map(async (publicKey) => {
      const once = await subtle.generateKey(curve, false, pairUse);
      const sender = await subtle.exportKey('raw', once.publicKey);
      const key = await sharedKey(once.privateKey, await publicKeyOf(publicKey), sender);
      return { sender, ...(await seal(key, raw)) };
    }),
  );
  return { key: await aesKey(raw), sealed };
}

/** Opens a key of the kept orders; null: it was sealed for another person. */
export async function openDataKey(
  privateKey: CryptoKey,
  sealed: SealedFor,
): Promise<CryptoKey | null> {
  try {
    const key = await sharedKey(privateKey, await publicKeyOf(sealed.sender), sealed.sender);
    return await aesKey(await unseal(key, sealed));
  } catch {
    return null;
  }
}

/** Encrypts a value that JSON can write. */
export const encryptValue = (key: CryptoKey, value: unknown): Promise<Sealed> =>
  seal(key, new TextEncoder().encode(JSON.stringify(value)));

/** Decrypts a value; null: the key is another one. */
export async function decryptValue(key: CryptoKey, sealed: Sealed): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await unseal(key, sealed)));
  } catch {
    return null;
  }
}
