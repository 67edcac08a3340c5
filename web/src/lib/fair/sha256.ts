/** SHA-256 (FIPS 180-4). The browser's own is missing where a page comes over plain http, as from a server at home. */

const FIRST = 64;
const [ROUND_CONSTANTS, START] = constants();

/** The first 32 bits behind the point of the cube and square roots of the first primes. */
function constants(): [Uint32Array, Uint32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < FIRST; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const behind = (root: number): number => (root - Math.floor(root)) * 2 ** 32;
  return [Uint32Array.from(primes, (n) => behind(Math.cbrt(n))), Uint32Array.from(primes.slice(0, 8), (n) => behind(Math.sqrt(n)))];
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(START);
  const data = padded(message);
  for (let at = 0; at < data.byteLength; at += 64) compress(state, schedule(data, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => digest.setUint32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

/** The message, a one bit, zeros, and its length in bits, in whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const data = new DataView(bytes.buffer);
  data.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return data;
}

function schedule(data: DataView, at: number): Uint32Array {
  const words = new Uint32Array(FIRST);
  const word = (n: number): number => words[n] as number;
  for (let n = 0; n < 16; n++) words[n] = data.getUint32(at + 4 * n);
  for (let n = 16; n < FIRST; n++) {
    const [far, near] = [word(n - 15), word(n - 2)];
    const one = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const other = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[n] = word(n - 16) + one + word(n - 7) + other;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < FIRST; n++) {
    const chosen = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + chosen + (ROUND_CONSTANTS[n] as number) + (words[n] as number)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n] as number) + word));
}
