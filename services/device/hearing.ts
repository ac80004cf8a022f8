/**
 * A line that was heard; `silence` where nothing was said, `refused` where the shopper or the browser does not let it
 * listen, `deaf` where there is no microphone.
 */
type Heard = { line: string } | 'silence' | 'refused' | 'deaf';
/** Rejects where the browser cannot tell words from sounds. */
export type HearLine = (language: string, signal: AbortSignal) => Promise<Heard>;

interface Recognition {
  lang: string;
  addEventListener(
    type: 'result',
    listener: (event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void,
  ): void;
  addEventListener(type: 'error', listener: (event: { error: string }) => void): void;
  addEventListener(type: 'end', listener: () => void): void;
  start(): void;
  abort(): void;
}
type RecognitionMaker = new () => Recognition;

declare global {
  interface Window {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  }
}

const maker = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

export const canHear = (): boolean => maker() !== undefined;

const answers: Readonly<Record<string, Heard>> = {
  'no-speech': 'silence',
  aborted: 'silence',
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'deaf',
};

/** Listens for one line, in the browser's own way; the browser asks the shopper the first time (B-21). */
export const hearLine: HearLine = (language, signal) =>
  new Promise((resolve, reject) => {
    const Maker = maker();
    if (Maker === undefined) {
      reject(new Error('this browser does not listen'));
      return;
    }
    const recognition = new Maker();
    recognition.lang = language;
    recognition.addEventListener('result', ({ results }) =>
      resolve({ line: results[0]?.[0]?.transcript ?? '' }),
    );
    recognition.addEventListener('error', ({ error }) => {
      const answer = answers[error];
      if (answer === undefined) reject(new Error(error));
      else resolve(answer);
    });
    recognition.addEventListener('end', () => resolve('silence'));
    signal.addEventListener('abort', () => recognition.abort());
    recognition.start();
  });
