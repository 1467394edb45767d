/** Reading aloud with the voice of the browser; nobody hears anything before asking for it. */

export class Aloud {
  /** What is being read now, by the name the reader gave it; null while all is still. */
  reading = $state<string | null>(null);
  /** Whether this browser can read aloud at all. */
  readonly able = typeof speechSynthesis !== 'undefined';

  /** Read a text in a language; the same once more ends it. */
  toggle(name: string, text: string, language: string): void {
    const again = this.reading === name;
    this.hush();
    if (again || !this.able) return;
    const said = new SpeechSynthesisUtterance(text);
    said.lang = language;
    said.onend = () => {
      if (this.reading === name) this.reading = null;
    };
    this.reading = name;
    speechSynthesis.speak(said);
  }

  hush(): void {
    this.reading = null;
    if (this.able) speechSynthesis.cancel();
  }
}
