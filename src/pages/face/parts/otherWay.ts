import { offerServiceCall } from '@/features/serviceCall';
import { toCaller, type FaceCaller } from './callers';
import { FACE } from './texts';

/** Nobody is forced to use the face check: the identity check takes ID number and code, the others go by the service. */
export const otherWayName = ({ scene }: FaceCaller): string => (scene === 'check' ? FACE.bySms : FACE.byHand);

export const takeOtherWay = (caller: FaceCaller): Promise<void> =>
  caller.scene === 'check' ? toCaller(caller) : offerServiceCall(FACE.byHand, FACE.byHandNote);
