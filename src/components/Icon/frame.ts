import './frame.scss';
