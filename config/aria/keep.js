/** Keeps only the named attributes of each named component: an attribute that nothing sets costs bytes and bindings at each level of each page. */
module.exports = function keep(components, kept) {
  for (const [name, attributes] of Object.entries(kept))
    for (const attribute of Object.keys(components[name]))
      if (!attributes.includes(attribute)) delete components[name][attribute];
};
