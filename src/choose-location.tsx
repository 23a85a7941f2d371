// The public address has no folder, and Taro's page of an address is the file at it.
export { ChooseLocation as default } from './pages/loanAddress/parts/ChooseLocation';
