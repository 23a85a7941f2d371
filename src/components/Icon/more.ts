import './more.scss';
