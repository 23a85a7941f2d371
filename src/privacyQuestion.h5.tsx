/** A browser asks for the camera and other devices by itself, and has its own privacy policy: there is nothing to ask here. */
export const PrivacyQuestion = (): null => null;
export const startPrivacy = (): void => undefined;
