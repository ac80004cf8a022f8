-- A list forgets its address before that is deleted: a distributed database cannot set a part of a key to null.
ALTER TABLE wishlists DROP CONSTRAINT wishlists_tenant_id_address_id_fkey;
ALTER TABLE wishlists ADD CONSTRAINT wishlists_address_fkey FOREIGN KEY (tenant_id, address_id) REFERENCES addresses;
