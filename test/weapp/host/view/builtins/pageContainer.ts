import { report } from '../report';
import { BuiltIn } from './base';

const ENTER = ['beforeenter', 'enter', 'afterenter'];
const LEAVE = ['beforeleave', 'leave', 'afterleave'];

/** A layer that Back and `navigateBack` close instead of the page; the program is told, and has to set `show` back itself. */
export class PageContainer extends BuiltIn {
  private open = false;

  /** The person's Back, or the program's. */
  close(): void {
    this.turn(false);
  }

  disconnectedCallback(): void {
    if (this.open) window.containerIsOpen(false);
  }

  protected override changed(name: string): void {
    if (name === 'show') this.turn(this.is('show'));
  }

  private turn(open: boolean): void {
    if (this.open === open) return;
    if (open && document.querySelectorAll('wx-page-container').length > 1)
      report('template', 'view: a page may have one page-container');
    this.open = open;
    window.containerIsOpen(open);
    window.setTimeout(
      () => (open ? ENTER : LEAVE).forEach((event) => this.tell(event, {})),
      this.number('duration', 300),
    );
  }
}
