// The public address has no folder, and Taro needs the page's file at the same path.
export { ChooseLocation as default } from './pages/loanAddress/parts/ChooseLocation';
