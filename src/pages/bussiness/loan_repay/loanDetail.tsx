import { loanPage } from '@/features/loanDetail';

export default loanPage('loanDetail');
