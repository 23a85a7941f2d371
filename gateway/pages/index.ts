export { facePageRoutes } from './faceChecks';
export { renderFacePage, type FacePage } from './facePage';
export { faceRoutes, type FaceOutcome, type FaceRoutesOptions, type OpenFaceCheck } from './faceRoutes';
export { bankPageRoutes, bankSkipRoute } from './cardBindings';
export { partnerPageRoutes } from './partnerRoutes';
export { verifyRoutes } from './verifyRoutes';
