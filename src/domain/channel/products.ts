/** Spec §3 Loan type codes, the default first. A link may ask for one of them; any other text is ignored. */
export const PRODUCTS = ['YQDC001', 'HYD-XS-001', 'XQD001', 'XQD002', 'JDXD'] as const;
export type Product = (typeof PRODUCTS)[number];

/** Spec §9: the default product. */
export const DEFAULT_PRODUCT: Product = 'YQDC001';

/** The two entry parameters that name the product (spec §3: productType, loanTypeCde). */
export interface AskedProduct {
  readonly productType: Product | '';
  readonly loanTypeCde: Product | '';
}

const productAt = (query: ReadonlyMap<string, string>, name: keyof AskedProduct): Product | '' =>
  PRODUCTS.find((product) => product === query.get(name)) ?? '';

/** The product that an entry asks for; empty if the entry names none, so that the stored product stays. */
export function askedProduct(query: ReadonlyMap<string, string>): AskedProduct | Record<string, never> {
  const asked = {
    productType: productAt(query, 'productType'),
    loanTypeCde: productAt(query, 'loanTypeCde'),
  };
  return asked.productType === '' && asked.loanTypeCde === '' ? {} : asked;
}

/** The product that calls are made for. */
export const productOf = ({ productType, loanTypeCde }: AskedProduct): Product =>
  productType || loanTypeCde || DEFAULT_PRODUCT;

/** Spec §3, §9: source flag of an attribution without a product. (XDQ, not XQD: two different values, not a typo.) */
const NO_PRODUCT_FLAG = 'XDQ002';

/** Spec §3 actionEventInfo: loanTypeCde, else product type, else XDQ002. */
export const attributionFlagOf = ({ productType, loanTypeCde }: AskedProduct): string =>
  loanTypeCde || productType || NO_PRODUCT_FLAG;
