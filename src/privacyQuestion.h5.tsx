/** A browser asks for the camera and the like by itself, and keeps a privacy policy of its own: there is nothing to ask here. */
export const PrivacyQuestion = (): null => null;
