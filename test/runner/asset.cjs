// A style or a picture: tests get an empty string.
module.exports = '';
