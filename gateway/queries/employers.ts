import { first, type Sql } from '../database';

export interface EmployerRow {
  readonly employer_id: string;
  readonly name: string;
}

interface BenefitRow {
  readonly title: string;
  readonly note: string;
}

export function listEmployers(sql: Sql): Promise<EmployerRow[]> {
  return sql.query<EmployerRow>('select employer_id, name from employers order by name');
}

export function listBenefits(sql: Sql): Promise<BenefitRow[]> {
  return sql.query<BenefitRow>('select title, note from employee_benefits order by position');
}

/** The enterprises that have this phone on their employee list. */
export function employersOf(sql: Sql, phone: string): Promise<EmployerRow[]> {
  return sql.query<EmployerRow>(
    'select r.employer_id, r.name from employees e join employers r using (employer_id) where e.phone = $1 order by r.name',
    [phone],
  );
}

/** Console: adds a phone to an enterprise's employee list. */
export async function addEmployee(sql: Sql, employerId: string, phone: string): Promise<void> {
  await sql.query('insert into employees (employer_id, phone) values ($1, $2) on conflict do nothing', [
    employerId,
    phone,
  ]);
}

/** Updates the employee lists when an account moves to another phone. */
export async function moveEmployee(sql: Sql, from: string, to: string): Promise<void> {
  await sql.query(
    `insert into employees (employer_id, phone) select employer_id, $2 from employees where phone = $1
     on conflict do nothing`,
    [from, to],
  );
  await sql.query('delete from employees where phone = $1', [from]);
}

export function firstEmployer(sql: Sql): Promise<EmployerRow | undefined> {
  return first<EmployerRow>(sql, 'select employer_id, name from employers order by employer_id desc limit 1');
}
