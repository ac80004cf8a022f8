-- Where electronic invoices of a stored holder go; empty is the portal of the tax office.
ALTER TABLE fiscal_persons ADD COLUMN sdi_code text NOT NULL DEFAULT '';
ALTER TABLE fiscal_persons ADD COLUMN pec text NOT NULL DEFAULT '';
