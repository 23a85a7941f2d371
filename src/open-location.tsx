// The public address has no folder, and Taro's page of an address is the file at it.
export { OpenLocation as default } from './pages/loanAddress/parts/OpenLocation';
