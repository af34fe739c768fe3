// What a page and the worker that answers it say to each other.

export type ToWorker =
  | {
      kind: 'ask';
      id: number;
      method: string;
      address: string;
      headers: Record<string, string>;
      body: Uint8Array<ArrayBuffer>;
    }
  | { kind: 'open'; id: number; address: string }
  | { kind: 'say'; id: number; text: string }
  | { kind: 'close'; id: number };

export type FromWorker =
  | { kind: 'elsewhere' }
  | { kind: 'starting' }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'answer'; id: number; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
  | { kind: 'heard'; id: number; text: string }
  | { kind: 'closed'; id: number };
