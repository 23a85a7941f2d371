import { randomUUID } from 'node:crypto';
import { drawDiploma, specimenDefaults } from '../../specimens';
import type { Person } from './person';

/** Uploads a certificate and submits its data; `year` is the current year of the product's clock. */
export async function giveEducation(person: Person, year: number): Promise<void> {
  const { school } = specimenDefaults;
  const bytes = drawDiploma({ name: person.facts.name, school, year });
  await person.must('educationUpload', { kind: 'diploma' }, [
    { name: 'diploma.jpg', type: 'image/jpeg', bytes },
  ]);
  await person.must('educationUpdate', {
    school,
    level: 'bachelor',
    graduationYear: year,
    requestNo: randomUUID(),
  });
}
