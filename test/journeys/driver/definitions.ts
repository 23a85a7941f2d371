/** What a control is to the person; the names are ARIA roles. */
export type Role =
  | 'button'
  | 'link'
  | 'checkbox'
  | 'radio'
  | 'switch'
  | 'tab'
  | 'radiogroup'
  | 'option'
  | 'textbox'
  | 'dialog'
  | 'img';

/** Somebody in the phone's address book. */
export interface Person {
  readonly name: string;
  readonly phone: string;
}

export interface Patience {
  /** Milliseconds; PATIENCE_MS unless given. */
  readonly within?: number;
}

/**
 * What a person does with the app, and sees. Nothing here knows the structure of a page: only visible text, roles and labels. One implementation
 * for each target; the journeys are the same.
 */
export interface Driver {
  /** The phone has an address book that the app may open. */
  readonly hasAddressBook: boolean;
  /** Opens a page by its public address, as from a link: '/pages/repay/index?a=1'. */
  open(path: string): Promise<void>;
  /** Opens the app by a partner's link: `query` goes before any path, as in 's=ygd&userId=E1001'. */
  enter(query: string): Promise<void>;
  /** Address of the current page, without parameters. */
  path(): Promise<string>;
  /** Waits for the current page to be `path`. */
  arrive(path: string, patience?: Patience): Promise<void>;

  /** Taps the element with exactly this text (the topmost, if there are several). */
  tapText(text: string | RegExp): Promise<void>;
  tapRole(role: Role, name: string | RegExp): Promise<void>;
  /** Taps in the page of somebody else that the app shows inside its own page. */
  tapInside(role: Role, name: string | RegExp): Promise<void>;
  /** Taps one option of the group with this label. */
  choose(group: string, option: string): Promise<void>;
  /** Taps twice, as fast as a nervous person does. */
  doubleTapRole(role: Role, name: string | RegExp): Promise<void>;
  /** Empties the field with this label and types `text` into it: at once, or in the mini-program a key every `msPerKey`. */
  fill(label: string | RegExp, text: string, msPerKey?: number): Promise<void>;
  /** The value of the field with this label. */
  valueOf(label: string | RegExp): Promise<string>;
  /** Whether the field with this label has the focus: its keys need no tap before them. */
  hasFocus(label: string | RegExp): Promise<boolean>;
  /** Taps the button, and chooses this file in the picker that opens. */
  pickFile(button: string | RegExp, content: Buffer, name?: string): Promise<void>;
  /** Chooses this file in the picker that the app has opened by itself. */
  chooseFile(content: Buffer, name?: string): Promise<void>;
  /** Taps the button, and chooses these people in the address book that opens. */
  pickContacts(button: string | RegExp, people: readonly Person[]): Promise<void>;

  /** Waits until the text is visible somewhere on the screen, as part of any text. */
  see(text: string | RegExp, patience?: Patience): Promise<void>;
  seeRole(role: Role, name: string | RegExp, patience?: Patience): Promise<void>;
  /** Scrolls until the text is visible. */
  readTo(text: string | RegExp): Promise<void>;
  /** Waits until the text is not visible anywhere. */
  seeNot(text: string | RegExp, patience?: Patience): Promise<void>;
  /** All the text on the screen. */
  text(): Promise<string>;

  back(): Promise<void>;
  reload(): Promise<void>;
  /** Keeps a picture in .test-output/journeys if pictures are asked for (JOURNEY_PICTURES=1); the page stands still here and is judged. */
  screenshot(name: string): Promise<void>;
  /** Errors that the journey provokes on purpose: console lines that match do not fail it. */
  tolerate(pattern: RegExp): void;
}
