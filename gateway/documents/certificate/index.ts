export {
  BORROWER,
  CERTIFICATE_FILE,
  CERTIFICATE_TITLE,
  certificateOf,
  type Certificate,
} from './certificate';
export { groupVerifyCode, isVerifyCode, newVerifyCode, normaliseVerifyCode } from './code';
export { certificatePdf } from './pdf';
export { certificateFrom, certificatePaper, type CertificatePaper } from './facts';
