/** A defect of a package that H5 would have (config/mendPackage). */
interface Mend {
  readonly file: RegExp;
  readonly search: RegExp;
  readonly by: string;
}

export const mends: Readonly<Record<string, Mend>> = {
  /**
   * A value that changes before a field's first drawing (a draft that is read, a phone that is filled in) finds no element yet, and ends in
   * an error on the console. The first drawing shows the newest value anyway.
   */
  'early-value': {
    file: /[\\/]@tarojs[\\/]components[\\/]dist[\\/]components[\\/]taro-(input|textarea)-core\.js$/,
    search: /if \((this\.(?:input|textarea)Ref)\.value !== value\)/,
    by: 'if ($1 && $1.value !== value)',
  },
  /**
   * A page that comes when the person has gone elsewhere (Back on a slow network) would be put above what they see, which the address names.
   * The router looks here only whether the same page was asked for again meanwhile.
   */
  'left-page': {
    file: /[\\/]@tarojs[\\/]router[\\/]dist[\\/](index\.(esm|cjs)|router[\\/]spa)\.js$/,
    search: /if \(!element \|\| currentLock !== postLock\)/,
    by: 'if (!element || currentLock !== postLock || history.location.pathname !== location.pathname)',
  },
  /**
   * A tab is a link to `javascript:;`, which a page whose policy allows no inline scripts may not follow. It stays a link, for the keyboard,
   * and leads nowhere.
   */
  'tab-address': {
    file: /[\\/]@tarojs[\\/]components[\\/]dist[\\/]components[\\/]taro-tabbar\.js$/,
    search: /href: 'javascript:;', class: className, onClick: onClick/,
    by: "href: '#', class: className, onClick: function (event) { event.preventDefault(); onClick.call(this); }",
  },
  /**
   * NutUI gives its parts WeChat's `ariaRole`, which becomes `aria-role`: no attribute that a browser knows (axe: aria-valid-attr). The role of
   * such a part is given by its wrapper in src/components.
   */
  'host-role': {
    file: /[\\/]@tarojs[\\/]components[\\/]lib[\\/]react[\\/]react-component-lib[\\/]utils[\\/]case\.js$/,
    search: /const camelToDashCase = \(str\) => str/,
    by: "const camelToDashCase = (str) => (str === 'ariaRole' ? 'data-host-role' : str)",
  },
};
